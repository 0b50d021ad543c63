/** Assembles the local stack from the same parts as in AWS, with the same variable names. */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ENV } from '#functions/environment.ts'
import type { SiteArtifacts } from '#infra/edge/edge-functions.ts'
import { createGateway } from '#scripts/local/aws/api-gateway.ts'
import { createEdge } from '#scripts/local/aws/cloudfront.ts'
import { startCloudfrontApi } from '#scripts/local/aws/cloudfront-api.ts'
import { createSite } from '#scripts/local/aws/cloudfront-cache.ts'
import { redirectConsole } from '#scripts/local/aws/cloudwatch-logs.ts'
import { startDynamodb } from '#scripts/local/aws/dynamodb.ts'
import { prepareTable } from '#scripts/local/aws/dynamodb-table.ts'
import { startSchedules } from '#scripts/local/aws/eventbridge.ts'
import { type LocalFunctions, localFunctions } from '#scripts/local/aws/lambda.ts'
import { LOCAL_PHOTO_BUCKET, startBucket } from '#scripts/local/aws/s3.ts'
import { startMail } from '#scripts/local/aws/ses.ts'
import { startWatchedServices } from '#scripts/local/aws/watched-services.ts'
import { setEnvironment } from '#scripts/local/environment.ts'
import type { StackOptions } from '#scripts/local/options.ts'
import { createClock, startClockApi } from '#scripts/local/process/clock.ts'
import { claimPort, close, listen } from '#scripts/local/process/ports.ts'
import { lockDirectory } from '#scripts/local/run-lock.ts'
import { localSecrets } from '#scripts/local/secrets.ts'
import { startStreamConsumers } from '#scripts/local/stream-consumers.ts'
import { type SeedAdmin, seedTable } from '#scripts/table/seed.ts'

export type LocalStack = {
  url: string
  /** Viewer at /, JSON at /store; or another SES. */
  mailUrl: string
  dynamodbEndpoint: string
  /** Turns the functions' clock. */
  clockUrl: string
  /** Changes what "Is everything working?" finds (`PUT /answers`). */
  watchedUrl: string
  admin: SeedAdmin
  functions: LocalFunctions
  stop: () => Promise<void>
}

type StackParts = {
  options: StackOptions
  /** The built site; absent where something else serves the pages. */
  siteDirectory?: string
  /** Resolves with the edge's artifacts when functions and site are built; the table is prepared in the meantime. */
  built: Promise<SiteArtifacts>
  /** Called when a part ends unexpectedly. */
  onCrash: (error: Error) => void
}

/**
 * Starts everything and resolves when the stack can answer requests.
 * @throws Error in one line when a port is taken or the data directory is in use
 */
export async function startStack(parts: StackParts): Promise<LocalStack> {
  const { options, siteDirectory, built, onCrash } = parts
  const dataDir = resolve(options.dataDir)
  const closers: (() => unknown)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  const stopped = <S extends { stop: () => unknown }>(service: S) => {
    closers.push(service.stop)
    return service
  }
  try {
    await mkdir(dataDir, { recursive: true })
    closers.push(await lockDirectory(dataDir))
    // Reports a port in use before a long build.
    await claimPort(options.port, 'PORT')
    closers.push(redirectConsole(join(dataDir, 'functions.log')))
    const secrets = localSecrets(dataDir)
    const admin = {
      username: options.adminUsername,
      password: options.adminPassword ?? secrets.adminPassword,
      isPasswordGiven: options.adminPassword !== undefined,
    }

    const dynamodbEndpoint =
      options.dynamodbEndpoint ??
      stopped(await startDynamodb(dataDir, options.dynamodbPort, onCrash)).endpoint
    const mailUrl = options.sesEndpoint ?? stopped(await startMail(options.mailPort)).url
    const bucket = stopped(await startBucket(join(dataDir, 'site-bucket')))
    const clock = createClock(options.now)
    const photoBucket = stopped(await startBucket(join(dataDir, 'photo-bucket'), LOCAL_PHOTO_BUCKET, clock))
    const { site, invalidate } = createSite(bucket, siteDirectory)
    const cloudfront = stopped(await startCloudfrontApi(invalidate))
    const watched = stopped(await startWatchedServices())

    setEnvironment(secrets, {
      dynamodb: dynamodbEndpoint,
      ses: mailUrl,
      s3: bucket.url,
      cloudfront: cloudfront.url,
      photos: photoBucket.url,
      watched: watched.url,
    })
    const streamArn = await prepareTable(dynamodbEndpoint, () => seedTable(admin))
    // Also seeds a table of an earlier run: ADMIN_USERNAME or ADMIN_PASSWORD may be new.
    await seedTable(admin)
    const artifacts = await built

    const functions = localFunctions({ clock })
    const server = createEdge({
      site,
      photos: createSite(photoBucket).site,
      uploadOrigin: photoBucket.url,
      artifacts,
      gateway: createGateway(functions.invoke),
      originSecret: secrets.originSecret,
    })
    const port = await listen(server, options.port, 'PORT')
    const url = `http://localhost:${port}`
    process.env[ENV.siteOrigin] = url
    closers.push(() => close(server))

    if (options.publisher === 'start')
      await functions.invoke('publisher', {}).catch((error) => console.error('publisher:', error))
    closers.push(
      startStreamConsumers({
        endpoint: dynamodbEndpoint,
        streamArn,
        dataDir,
        invoke: functions.invoke,
        consumers: options.publisher === 'off' ? ['notifier'] : ['notifier', 'publisher'],
      }),
    )
    // The canary looks at pages, of which `npm run dev` has none.
    const scheduled = options.publisher === 'off' ? ['sweeper'] : ['sweeper', 'canary']
    if (options.isScheduled) closers.push(startSchedules(functions.invoke, scheduled))
    const clockApi = stopped(await startClockApi(clock, () => functions.invoke('sweeper', {})))
    return {
      url,
      mailUrl,
      dynamodbEndpoint,
      clockUrl: clockApi.url,
      watchedUrl: watched.url,
      admin,
      functions,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
