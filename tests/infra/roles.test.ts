import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { ENV } from '#functions/environment.ts'
import { bundles } from '#functions/manifest.ts'
import { REGION } from '#infra/config.ts'
import { endpointGrants } from '#infra/grants/endpoints.ts'
import { eventFunctionGrants } from '#infra/grants/events.ts'
import type { Grant } from '#infra/grants/grant.ts'
import { objectGrants } from '#infra/grants/objects.ts'
import { HOLDERS } from '#infra/grants/partitions.ts'
import { endpoints } from '#schemas/routes.ts'
import { ACCOUNT, deployedFunctions } from '#tests/infra/deployed.ts'
import { bucketAt } from '#tests/infra/granted-services.ts'
import { policiesOf, synthesise, text } from '#tests/infra/synthesise.ts'

const grants: Record<string, readonly Grant[]> = { ...endpointGrants, ...eventFunctionGrants }
const plain = await synthesise('plain')
const deployed = deployedFunctions(plain)

test('each function runs its own bundle and may write its own log alone', () => {
  expect([...deployed.keys()].sort()).toEqual(bundles.map(({ name }) => name).sort())
  const logs = [...deployed.values()].map(({ logGroup }) => `${logGroup}.Arn`)
  for (const { logGroup, allows } of deployed.values())
    expect(logs.filter((resource) => allows({ action: 'logs:PutLogEvents', resource }))).toEqual([
      `${logGroup}.Arn`,
    ])
})

test('only functions behind the sign-in know the signing secret and may read it; they all read the same one', () => {
  const behind = endpoints.filter(({ access }) => access !== 'public').map(({ name }) => name as string)
  const [secret] = [...deployed.values()].flatMap(({ variables }) => variables[ENV.jwtSecretArn] ?? [])
  const asked = { action: 'secretsmanager:GetSecretValue', resource: secret ?? '' }
  for (const [name, { variables, allows }] of deployed) {
    expect([name, variables[ENV.jwtSecretArn]]).toEqual([name, behind.includes(name) ? secret : undefined])
    expect([name, allows(asked)]).toEqual([name, behind.includes(name)])
  }
})

test('functions know the secret of links only where they use it, and the bucket of photographs', () => {
  const knowing = (variable: string) =>
    [...deployed].filter(([, { variables }]) => variable in variables).map(([name]) => name)
  const using = bundles.filter(({ output }) =>
    readFileSync(`${output}/index.mjs`, 'utf8').includes('.linkSecrets()'),
  )
  expect(knowing(ENV.linkSecrets).sort()).toEqual(using.map(({ name }) => name).sort())
  expect(knowing(ENV.photoBucket).sort()).toEqual(Object.keys(objectGrants).sort())
  for (const name of Object.keys(objectGrants)) {
    const { variables = {} } = deployed.get(name) ?? {}
    expect(bucketAt(variables[ENV.photoBucketUrl] ?? '')).toBe(variables[ENV.photoBucket])
  }
})

test('each endpoint may touch only those photographs that it is for', () => {
  const allowed = policiesOf(plain)
    .flatMap(({ statements }) => statements)
    .filter(({ Resource }) => /"\/?(uploads|photos)\//.test(text(Resource)))
    .map(({ Action, Resource }) => `${Action} ${/(uploads|photos)\/\*/.exec(text(Resource))?.[0]}`)
  expect(allowed.sort()).toEqual([
    's3:DeleteObject photos/*',
    's3:DeleteObject,s3:GetObject uploads/*',
    's3:GetObject,s3:PutObject uploads/*',
    's3:PutObject photos/*',
  ])
})

test('only the two endpoints of "Is everything working?" ask services besides table and buckets, of this stage alone (P40.4)', async () => {
  const topic = `arn:aws:sns:${REGION}:${ACCOUNT}:Cleaning-dev-Alarms`
  const vault = `arn:aws:backup:${REGION}:${ACCOUNT}:backup-vault:Cleaning-dev-Backups`
  const asked = [
    { action: 'ses:GetAccount', resource: '*' },
    { action: 'sns:ListSubscriptionsByTopic', resource: topic },
    { action: 'sns:Publish', resource: topic },
    { action: 'backup:ListRecoveryPointsByBackupVault', resource: vault },
  ]
  const rights = (functions: typeof deployed, change = (resource: string) => resource) =>
    [...functions].flatMap(([name, { allows }]) =>
      asked
        .filter(({ action, resource }) => allows({ action, resource: change(resource) }))
        .map(({ action }) => `${name} ${action.split(':')[1]}`),
    )
  const working = ['getWorking GetAccount', 'getWorking ListSubscriptionsByTopic', 'sendTestAlarm Publish']
  expect(rights(deployed).sort()).toEqual(working)
  const withCopies = deployedFunctions(await synthesise('copied'))
  expect(rights(withCopies).sort()).toEqual([...working, 'getWorking ListRecoveryPointsByBackupVault'].sort())
  expect(withCopies.get('getWorking')?.variables).toMatchObject({
    [ENV.alarmTopic]: topic,
    [ENV.backupVault]: 'Cleaning-dev-Backups',
  })
  expect(rights(withCopies, (resource) => resource.replace('-dev-', '-prod-'))).toEqual([
    'getWorking GetAccount',
  ])
})

test('what a function fails on is kept where its role may write; streams are those that it may read', () => {
  const kept = [...deployed].filter(([, { destination }]) => destination !== undefined)
  expect(kept.map(([name]) => name).sort()).toEqual(['mail-events', 'notifier', 'publisher'])
  for (const [, { destination = '', allows }] of kept) {
    expect(allows({ action: 's3:PutObject', resource: `${destination}/aws/lambda/any` })).toBe(true)
    expect(allows({ action: 's3:ListBucket', resource: destination })).toBe(true)
  }
  const reading = [...deployed].filter(([, { stream }]) => stream !== undefined)
  expect(reading.map(([name]) => name).sort()).toEqual(['notifier', 'publisher'])
  for (const [, { stream = '', allows }] of reading)
    for (const action of ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'])
      expect(allows({ action: `dynamodb:${action}`, resource: stream })).toBe(true)
})

/** By a link that only the owner gets, and that lets nobody in. */
const OF_ACCOUNTS = ['undoChange']

/** A change by link reads whether the owner has stopped the visit's reminder. */
const SECRET: { [name: string]: RegExp } = { changeVisit: /^(ADMIN|UNIQUE|\*)/ }

test.each(endpoints.filter(({ access, name }) => access === 'public' && !OF_ACCOUNTS.includes(name)))(
  '$name reads no accounts, sessions or mails, deletes no record and lists none of others',
  ({ name }) => {
    for (const { actions, partitions, index } of endpointGrants[name]) {
      const secret = actions.includes('PutItem') ? /^ADMIN/ : (SECRET[name] ?? /^(ADMIN|UNIQUE|OUTBOX|\*)/)
      expect(partitions.filter((partition) => secret.test(partition))).toEqual([])
      // A visit that is moved or cancelled leaves its holder's list, and the mails that are planned for its day.
      const left = name === 'changeVisit' ? [HOLDERS, 'OUTBOX#*'] : [HOLDERS]
      if (actions.includes('DeleteItem')) expect(left).toEqual(expect.arrayContaining([...partitions]))
      // The owner's feed lists visits by day.
      if (name !== 'getOwnerCalendar') expect(index).toBeUndefined()
    }
  },
)

test('only the password change and the undoing of one can write a password hash; other writes to accounts name their attributes', () => {
  const writers = Object.entries(grants).flatMap(([name, own]) =>
    own
      .filter(({ partitions }) => partitions.some((partition) => partition.startsWith('ADMIN')))
      .filter(({ actions }) => actions.some((action) => action === 'PutItem' || action === 'UpdateItem'))
      .filter(({ attributes }) => attributes === undefined || attributes.includes('passwordHash'))
      .map(() => name),
  )
  expect([...new Set(writers)].sort()).toEqual(['changePassword', 'undoChange'])
})
