/** Properties of the table, the buckets and the secrets. */
import type { Properties, Reader } from '#tests/infra/properties/read.ts'

const TABLE = 'DynamoDB::GlobalTable'
const BUCKET = 'S3::Bucket'

export function storage({ each, every, one }: Reader): Properties {
  const table = <T>(path: string) => one<T>(TABLE, 'Data-Table', path)
  const key = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' },
    { AttributeName: range, KeyType: 'RANGE' },
  ]
  const index = (name: string, hash: string, range: string) => ({
    IndexName: name,
    KeySchema: key(hash, range),
    Projection: { ProjectionType: 'ALL' },
    WriteOnDemandThroughputSettings: { MaxWriteRequestUnits: 1000 },
  })
  const statementsOf = (name: string, effect: string) =>
    one<Statement[]>('S3::BucketPolicy', `${name}Policy`, 'PolicyDocument.Statement').filter(
      ({ Effect }) => Effect === effect,
    )
  const denied = (name: string) =>
    statementsOf(name, 'Deny')
      .filter(({ Action }) => Action === 's3:*')
      .map(({ Condition, Resource }) => ({ Condition, Resource }))
  const allowed = (name: string) =>
    statementsOf(name, 'Allow').map(({ Action, Principal, Condition }) => ({ Action, Principal, Condition }))
  const buckets = ['Site-Site', 'Api-Photos', 'Site-Logs', 'Mail-Failures']
  const distribution = (test: string, id: string) => ({
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Condition: { [test]: { 'AWS:SourceArn': `arn:aws:cloudfront::111111111111:distribution/${id}` } },
  })
  return {
    'the table has the keys that functions use': [table('KeySchema'), key('pk', 'sk')],
    'each index has its keys and all attributes of a row': [
      table('GlobalSecondaryIndexes'),
      [
        index('byEntity', 'entity', 'createdKey'),
        index('byStatus', 'entityStatus', 'createdKey'),
        index('alsoIn', 'alsoIn', 'createdKey'),
        index('byDay', 'calendar', 'calendarKey'),
      ],
    ],
    'all keys of the table are texts': [
      table<{ AttributeType: string }[]>('AttributeDefinitions').map(({ AttributeType }) => AttributeType),
      Array(8).fill('S'),
    ],
    'the table is encrypted with a key of AWS': [
      table('SSESpecification'),
      { SSEEnabled: true, SSEType: 'KMS' },
    ],
    'the table can be restored to any second of 35 days': [
      table('Replicas.0.PointInTimeRecoverySpecification'),
      { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
    ],
    'the table is protected from deletion, and billed by request': [
      [table('Replicas.0.DeletionProtectionEnabled'), table('BillingMode')],
      [true, 'PAY_PER_REQUEST'],
    ],
    'reads and writes of the table and of each index have a ceiling, which bounds the bill': [
      [
        table('Replicas.0.ReadOnDemandThroughputSettings'),
        table('WriteOnDemandThroughputSettings'),
        table<Index[]>('Replicas.0.GlobalSecondaryIndexes').map((one) => one.ReadOnDemandThroughputSettings),
      ],
      [
        { MaxReadRequestUnits: 4000 },
        { MaxWriteRequestUnits: 1000 },
        Array(4).fill({ MaxReadRequestUnits: 4000 }),
      ],
    ],
    'the stream tells what a row was and what it is': [
      table('StreamSpecification.StreamViewType'),
      'NEW_AND_OLD_IMAGES',
    ],
    'rows end at their expiresAt': [
      table('TimeToLiveSpecification'),
      { AttributeName: 'expiresAt', Enabled: true },
    ],

    'there are these buckets': [Object.keys(each(BUCKET)).sort(), [...buckets].sort()],
    'each bucket is encrypted': [
      every(BUCKET, 'BucketEncryption.ServerSideEncryptionConfiguration'),
      [[{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }]],
    ],
    'no access control list and no policy makes an object public': [
      every(BUCKET, 'PublicAccessBlockConfiguration'),
      [
        {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      ],
    ],
    'old versions stay 30 days, those of personal data one': [
      each(BUCKET, 'LifecycleConfiguration.Rules.0.NoncurrentVersionExpiration.NoncurrentDays'),
      { 'Site-Site': 30, 'Api-Photos': 30, 'Site-Logs': 1, 'Mail-Failures': 1 },
    ],
    // And their versions a day later (above): within the 35 days that /privacy promises.
    'logs and kept failures end after 30 days': [
      each(BUCKET, 'LifecycleConfiguration.Rules.0.ExpirationInDays'),
      { 'Site-Logs': 30, 'Mail-Failures': 30 },
    ],
    'an upload that was broken off costs a day at most': [
      every(BUCKET, 'LifecycleConfiguration.Rules.0.AbortIncompleteMultipartUpload.DaysAfterInitiation'),
      [1],
    ],
    'a picture that was uploaded and not listed is deleted after a day (P37.6)': [
      each(BUCKET, 'LifecycleConfiguration.Rules.1'),
      {
        'Api-Photos': {
          ...{ Prefix: 'uploads/', Status: 'Enabled', ExpirationInDays: 1 },
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        },
      },
    ],
    'lifecycle rules and versions are on': [
      ['LifecycleConfiguration.Rules.0', 'VersioningConfiguration'].map((path) =>
        every(BUCKET, `${path}.Status`),
      ),
      [['Enabled'], ['Enabled']],
    ],
    'all buckets refuse requests without TLS 1.2': [
      buckets.map(denied),
      buckets.map((name) =>
        [{ Bool: { 'aws:SecureTransport': 'false' } }, { NumericLessThan: { 's3:TlsVersion': 1.2 } }].map(
          (Condition) => ({ Condition, Resource: [`arn:aws:s3:::${name}`, `arn:aws:s3:::${name}/*`] }),
        ),
      ),
    ],
    'only our distribution reads the site, only those of our account photographs': [
      Object.fromEntries(buckets.map((name) => [name, allowed(name)])),
      {
        'Site-Site': [
          { Action: ['s3:GetObject', 's3:ListBucket'], ...distribution('StringEquals', 'Site-Distribution') },
        ],
        'Api-Photos': [{ Action: 's3:GetObject', ...distribution('ArnLike', '*') }],
        'Site-Logs': [],
        'Mail-Failures': [],
      },
    ],
    'browsers may post photographs from our pages': [
      each(BUCKET, 'CorsConfiguration.CorsRules'),
      {
        'Api-Photos': [{ AllowedHeaders: ['*'], AllowedMethods: ['POST'], AllowedOrigins: ['https://*'] }],
      },
    ],
    'CloudFront may write its logs by an access control list': [
      each(BUCKET, 'OwnershipControls.Rules.0.ObjectOwnership'),
      { 'Site-Logs': 'BucketOwnerPreferred' },
    ],
    'the bucket of failures tells of what it keeps': [
      each(BUCKET, 'NotificationConfiguration.EventBridgeConfiguration.EventBridgeEnabled'),
      { 'Mail-Failures': true },
    ],

    'each secret is 64 random letters and digits': [
      each('SecretsManager::Secret', 'GenerateSecretString'),
      Object.fromEntries(
        ['Api-OriginSecret', 'Api-LinkSecret', 'Api-SigningSecret'].map((name) => [
          name,
          { ExcludePunctuation: true, PasswordLength: 64 },
        ]),
      ),
    ],
    'prod copies its table each month and keeps the copies for a year, in a vault that refuses to delete them (P15.7)':
      [
        [
          ...['ScheduleExpression', 'Lifecycle.DeleteAfterDays'].map((path) =>
            one('Backup::BackupPlan', 'Monitoring-BackupsPlan', `BackupPlan.BackupPlanRule.0.${path}`),
          ),
          one('Backup::BackupVault', 'Monitoring-BackupsVault', 'LockConfiguration'),
          every('Backup::BackupSelection', 'BackupSelection.Resources'),
        ],
        // The lock has no ChangeableForDays. That makes it a lock in governance mode, which an administrator can still remove.
        [
          ...['cron(0 9 1 * ? *)', 365, { MinRetentionDays: 365 }],
          [['arn:aws:dynamodb:us-east-1:111111111111:table/Cleaning-prod-Table']],
        ],
      ],
    'the monthly copies go into the vault, with the right to make copies alone': [
      [
        one('Backup::BackupPlan', 'Monitoring-BackupsPlan', 'BackupPlan.BackupPlanRule.0.TargetBackupVault'),
        one('IAM::Role', 'Monitoring-BackupsRole', 'ManagedPolicyArns'),
      ],
      [
        'Monitoring-BackupsVault.BackupVaultName',
        ['arn:aws:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup'],
      ],
    ],
  }
}

type Statement = {
  Effect: string
  Action: string | string[]
  Principal: object
  Condition: object
  Resource: string[]
}
type Index = { ReadOnDemandThroughputSettings: object }
