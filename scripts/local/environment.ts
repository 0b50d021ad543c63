import { ENV } from '#functions/environment.ts'
import { LOCAL_DISTRIBUTION } from '#scripts/local/aws/cloudfront-api.ts'
import { tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { LOCAL_BUCKET, LOCAL_PHOTO_BUCKET } from '#scripts/local/aws/s3.ts'
import { LOCAL_TOPIC, LOCAL_VAULT } from '#scripts/local/aws/watched-services.ts'
import type { LocalSecrets } from '#scripts/local/secrets.ts'

/** Sets the variables that infra sets on every function, and the endpoints that the SDK reads. */
export function setEnvironment(
  secrets: LocalSecrets,
  endpoints: Record<'dynamodb' | 'ses' | 's3' | 'cloudfront' | 'photos' | 'watched', string>,
): void {
  Object.assign(process.env, {
    ...tableEnvironment(endpoints.dynamodb),
    [ENV.siteBucket]: LOCAL_BUCKET,
    [ENV.distributionId]: LOCAL_DISTRIBUTION,
    [ENV.photoBucket]: LOCAL_PHOTO_BUCKET,
    [ENV.photoBucketUrl]: `${endpoints.photos}/${LOCAL_PHOTO_BUCKET}`,
    [ENV.originSecret]: secrets.originSecret,
    [ENV.jwtSecret]: secrets.jwtSecret,
    [ENV.linkSecrets]: secrets.linkSecret,
    [ENV.mailFrom]: 'no-reply@example.com',
    [ENV.alarmTopic]: LOCAL_TOPIC,
    [ENV.backupVault]: LOCAL_VAULT,
    AWS_ENDPOINT_URL_SES: endpoints.ses,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_CLOUDFRONT: endpoints.cloudfront,
    AWS_ENDPOINT_URL_SESV2: endpoints.watched,
    AWS_ENDPOINT_URL_SNS: endpoints.watched,
    AWS_ENDPOINT_URL_BACKUP: endpoints.watched,
  })
  // A local function must never see the developer's own credentials.
  for (const name of ['AWS_SESSION_TOKEN', 'AWS_PROFILE', 'AWS_ENDPOINT_URL']) delete process.env[name]
}
