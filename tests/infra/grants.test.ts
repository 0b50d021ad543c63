import type { Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { ENV } from '#functions/environment.ts'
import type { EventFunctionName } from '#functions/manifest.ts'
import { readSiteArtifacts } from '#infra/edge/edge-functions.ts'
import { endpointGrants } from '#infra/grants/endpoints.ts'
import { eventFunctionGrants } from '#infra/grants/events.ts'
import type { Grant } from '#infra/grants/grant.ts'
import { type EndpointName, endpoints, routesByName, takesKey } from '#schemas/routes.ts'
import { createGateway } from '#scripts/local/aws/api-gateway.ts'
import { createEdge } from '#scripts/local/aws/cloudfront.ts'
import { LOCAL_DISTRIBUTION, startCloudfrontApi } from '#scripts/local/aws/cloudfront-api.ts'
import { createSite } from '#scripts/local/aws/cloudfront-cache.ts'
import { redirectConsole } from '#scripts/local/aws/cloudwatch-logs.ts'
import { prepareTable, tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { localFunctions } from '#scripts/local/aws/lambda.ts'
import { type Bucket, LOCAL_BUCKET, LOCAL_PHOTO_BUCKET, startBucket } from '#scripts/local/aws/s3.ts'
import { startMail } from '#scripts/local/aws/ses.ts'
import { startWatchedServices } from '#scripts/local/aws/watched-services.ts'
import { listen } from '#scripts/local/process/ports.ts'
import { seedTable } from '#scripts/table/seed.ts'
import { type DeployedFunction, deployedFunctions } from '#tests/infra/deployed.ts'
import { furtherCalls } from '#tests/infra/further-calls.ts'
import {
  bucketAt,
  cloudfrontService,
  s3Service,
  sesService,
  startGrantedServices,
  watchedServices,
} from '#tests/infra/granted-services.ts'
import { allows, type GrantedTable, startGrantedTable } from '#tests/infra/granted-table.ts'
import { mailCalls } from '#tests/infra/mail-calls.ts'
import { callNotifier } from '#tests/infra/notifier-calls.ts'
import { synthesise } from '#tests/infra/synthesise.ts'
import { type CallInput, type FunctionCaller, functionCaller } from '#tests/support/api/function-caller.ts'
import { sampleCalls } from '#tests/support/api/sample-calls.ts'
import { bookingForm, contactForm, quoteForm } from '#tests/support/api/sample-forms.ts'
import { ageSessions } from '#tests/support/table/age-sessions.ts'
import { type OwnTable, startOwnTable } from '#tests/support/table/own-table.ts'

const grants: Record<string, readonly Grant[]> = { ...endpointGrants, ...eventFunctionGrants }
const ownersOf = (grant: Grant) => Object.keys(grants).filter((name) => grants[name]?.includes(grant))
const isShared = (grant: Grant) => ownersOf(grant).length > 1

const admin = { username: 'owner', password: 'a fairly long passphrase' }
const functions = localFunctions({ timeoutSeconds: 60 })
const deployed: ReadonlyMap<string, DeployedFunction> = deployedFunctions(await synthesise('copied'))

let dynamodb: OwnTable
let bucket: Bucket
let photoBucket: Bucket
let cloudfront: Awaited<ReturnType<typeof startCloudfrontApi>>
/** Called when the publisher has stored its files. */
let onInvalidation: () => void | Promise<void> = () => {}
let mail: Awaited<ReturnType<typeof startMail>>
let watched: Awaited<ReturnType<typeof startWatchedServices>>
let table: GrantedTable
let services: Awaited<ReturnType<typeof startServices>>
let edge: Server | undefined
let caller: FunctionCaller
let restoreConsole: () => unknown

beforeAll(async () => {
  dynamodb = await startOwnTable()
  const { dataDir } = dynamodb
  restoreConsole = redirectConsole(join(dataDir, 'functions.log'))
  mail = await startMail(0)
  watched = await startWatchedServices()
  bucket = await startBucket(join(dataDir, 'site-bucket'))
  photoBucket = await startBucket(join(dataDir, 'photo-bucket'), LOCAL_PHOTO_BUCKET)
  cloudfront = await startCloudfrontApi(() => onInvalidation())
  Object.assign(process.env, {
    ...tableEnvironment(dynamodb.endpoint),
    [ENV.originSecret]: 'origin',
    [ENV.jwtSecret]: 'a secret of more than thirty-two characters',
    [ENV.linkSecrets]: 'a secret of links',
    [ENV.siteOrigin]: 'http://localhost',
    [ENV.siteBucket]: LOCAL_BUCKET,
    [ENV.distributionId]: LOCAL_DISTRIBUTION,
    [ENV.photoBucket]: LOCAL_PHOTO_BUCKET,
  })
  services = await startServices()
  await prepareTable(dynamodb.endpoint, () => seedTable({ ...admin, isPasswordGiven: true }))
  table = await startGrantedTable(dynamodb.endpoint, deployed)
  caller = await functionCaller(admin, invoke)
  // Old enough that its use is noted again, and young enough that nothing asks who it is.
  await ageSessions(dynamodb.endpoint, 6)
})

afterAll(async () => {
  edge?.close()
  await table.stop()
  await services.stop()
  await mail.stop()
  await watched.stop()
  await cloudfront.stop()
  await bucket.stop()
  await photoBucket.stop()
  await restoreConsole()
  await dynamodb.stop()
})

// Also shows why a call failed.
afterEach(() => expect([...table.refused.splice(0), ...services.refused.splice(0)]).toEqual([]))

const startServices = () =>
  startGrantedServices(
    {
      AWS_ENDPOINT_URL_S3: s3Service(bucket.url, ({ SITE_BUCKET = '' }) => SITE_BUCKET),
      [ENV.photoBucketUrl]: s3Service(photoBucket.url, ({ PHOTO_BUCKET_URL: url = '' }) => bucketAt(url)),
      AWS_ENDPOINT_URL_SES: sesService(mail.url),
      AWS_ENDPOINT_URL_CLOUDFRONT: cloudfrontService(cloudfront.url),
      ...watchedServices(watched.url),
    },
    deployed,
  )

/** Calls a function, which gets the variables that its template sets when its first call starts it, and no others. */
function invoke(name: string, event: unknown): Promise<unknown> {
  const { variables = {} } = deployed.get(name) ?? {}
  const whole = { ...process.env }
  const endpoints = services.endpointsOf(name)
  Object.assign(process.env, endpoints, {
    AWS_ENDPOINT_URL_DYNAMODB: table.endpointOf(name),
    [ENV.photoBucketUrl]: `${endpoints[ENV.photoBucketUrl]}/${LOCAL_PHOTO_BUCKET}`,
    [ENV.mailFrom]: variables[ENV.mailFrom],
    [ENV.mailConfigurationSet]: variables[ENV.mailConfigurationSet],
    [ENV.alarmTopic]: variables[ENV.alarmTopic],
    [ENV.backupVault]: variables[ENV.backupVault],
  })
  const isSet = (one: string) => (one === ENV.jwtSecret ? ENV.jwtSecretArn : one) in variables
  for (const one of Object.values(ENV)) if (!isSet(one)) delete process.env[one]
  const answer = functions.invoke(name, event)
  Object.assign(process.env, whole)
  return answer
}

/** The same request again is answered, too, where it has a key. */
async function callTwice(name: EndpointName, input: CallInput): Promise<void> {
  if (!takesKey(routesByName[name])) return void (await caller.call(name, input))
  const event = caller.event(name, input)
  for (const _ of ['first', 'repeat']) {
    const { statusCode, body } = (await invoke(name, event)) as { statusCode: number; body: string }
    if (statusCode >= 300) throw new Error(`${name} answered ${statusCode}: ${body}`)
  }
}

test.each(endpoints)('$name works with its grants and needs each of its own', async ({ name }) => {
  await callTwice(name, await sampleCalls(caller)[name]())
  await furtherCalls(caller, () => dynamodb.endpoint)[name]?.(invoke)
  expect(neverUsed(endpointGrants[name].filter((grant) => !isShared(grant)))).toEqual([])
})

test.each(Object.entries(eventCalls()))(
  '%s works with its grants and needs each of its own',
  async (name, call) => {
    await call()
    expect(neverUsed((grants[name] ?? []).filter((grant) => !isShared(grant)))).toEqual([])
  },
)

/** Serves the published pages and the API. @returns its origin */
async function startEdge(): Promise<string> {
  edge = createEdge({
    site: createSite(bucket, 'dist/site').site,
    photos: createSite(photoBucket).site,
    uploadOrigin: photoBucket.url,
    artifacts: readSiteArtifacts('dist'),
    gateway: createGateway(invoke),
    originSecret: 'origin',
  })
  return `http://localhost:${await listen(edge, 0, 'PORT')}`
}

/** Events that need all grants of their function. */
function eventCalls(): Record<EventFunctionName, () => Promise<unknown>> {
  const { sendMails, sendDigest, bounce, bounceLast } = mailCalls(invoke, () => dynamodb.endpoint)
  const contact = async () => (await caller.call('createContact', { body: contactForm() })).id
  const set = (key: string, value: string) =>
    caller.call('updateSetting', { params: { key }, body: { value } })
  let sent: Promise<string> | undefined
  /** The same for both functions: the sweeper sends one digest an hour. */
  const digest = async () => {
    sent ??= sendDigest(`owner-${await contact()}`)
    return sent
  }
  return {
    notifier: () =>
      callNotifier({ call: caller.call, sendMails, contact, set, table: () => dynamodb.endpoint }),
    sweeper: digest,
    'mail-events': async () => {
      const { id } = await caller.call('createQuote', { body: quoteForm() })
      await sendMails([`owner-${id}`, `receipt-${id}`])
      for (const _ of ['first', 'repeated']) await bounce(`owner-${id}`)
      await bounce(await digest())
      await bounceLast(`receipt-${id}`)
      const booked = await caller.call('createBooking', { body: bookingForm() })
      await caller.call('updateBooking', { params: { id: booked.id }, body: { status: 'confirmed' } })
      await sendMails([`change-${booked.id}-1`])
      await bounce(`change-${booked.id}-1`)
    },
    publisher: async () => {
      onInvalidation = async () => {
        onInvalidation = () => {}
        await invoke('publisher', {})
      }
      await invoke('publisher', {})
    },
    canary: async () => {
      process.env[ENV.siteOrigin] = await startEdge()
      await invoke('canary', { writes: true })
    },
  }
}

test('each grant that functions share is needed by at least one of them', () => {
  expect([...table.used.keys()].sort()).toEqual(Object.keys(grants).sort())
  expect(neverUsed([...new Set(Object.values(grants).flat())].filter(isShared))).toEqual([])
})

/** Lists the actions and partitions of `some` grants that none of their functions has used so far. */
function neverUsed(some: readonly Grant[]): string[] {
  return some.flatMap((grant) => {
    const owners = ownersOf(grant)
    const accesses = owners.flatMap((name) => table.used.get(name) ?? [])
    return grant.partitions.flatMap((partition) =>
      grant.actions
        .filter(
          (action) =>
            !accesses.some((access) =>
              allows({ ...grant, actions: [action], partitions: [partition] }, access),
            ),
        )
        .map((action) => `${owners}: ${action} ${partition} ${grant.index ?? ''}`),
    )
  })
}
