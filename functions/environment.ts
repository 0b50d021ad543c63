/**
 * All variables that functions read; infra and the local stack set them.
 * AWS endpoints are missing here because the SDK itself reads AWS_ENDPOINT_URL_DYNAMODB, AWS_ENDPOINT_URL_SES and the like.
 */
export const ENV = {
  /** Every function. */
  tableName: 'TABLE_NAME',
  /** Every endpoint: the values that `EDGE_HEADERS.originSecret` may have, separated by commas, known only to the edge. */
  originSecret: 'ORIGIN_SECRET',
  /** Admin and login endpoints: the ARN of the signing secret in Secrets Manager, or (local) the secret itself. */
  jwtSecretArn: 'JWT_SECRET_ARN',
  jwtSecret: 'JWT_SECRET',
  /** Functions that send mails, and the endpoints in `LINKING`: secrets that sign links, separated by commas, the current one first. */
  linkSecrets: 'LINK_SECRETS',
  /** Functions that send mails, publisher and canary: the address of the site, for instance https://example.com. */
  siteOrigin: 'SITE_ORIGIN',
  /** Functions that send mails: the verified sender. */
  mailFrom: 'MAIL_FROM',
  /** The same: the SES configuration set, which only AWS has. */
  mailConfigurationSet: 'MAIL_CONFIGURATION_SET',
  /** Publisher: where the pages go, and the distribution that serves them. */
  siteBucket: 'SITE_BUCKET',
  distributionId: 'DISTRIBUTION_ID',
  /** Endpoints that write photographs: their bucket, and its address without a trailing slash. */
  photoBucket: 'PHOTO_BUCKET',
  photoBucketUrl: 'PHOTO_BUCKET_URL',
  /** "Is everything working?": ARN of the topic of alarms, and name of the vault of monthly copies, where there are any. */
  alarmTopic: 'ALARM_TOPIC',
  backupVault: 'BACKUP_VAULT',
} as const

/** Headers that the edge sets. Functions trust them because one carries the secret. Lower case. */
export const EDGE_HEADERS = {
  originSecret: 'x-origin-secret',
  /** The visitor's address; the viewer-request function overwrites whatever the visitor sent. */
  clientAddress: 'x-client-address',
  /** The host of the visitor's request; same-origin checks compare `Origin` with it. */
  viewerHost: 'x-viewer-host',
} as const

/** Throws an Error that names the variable if it is missing or empty. */
export function requireEnv(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`Environment variable ${name} is not set`)
  return value
}

/** Reads a variable when it is asked for, so that importing a module never fails on a missing one. */
export const config = {
  tableName: () => requireEnv(ENV.tableName),
  originSecrets: () => requireEnv(ENV.originSecret).split(','),
  linkSecrets: () => requireEnv(ENV.linkSecrets).split(',') as [string, ...string[]],
  /** Without a trailing slash. */
  siteOrigin: () => requireEnv(ENV.siteOrigin).replace(/\/$/, ''),
  mailFrom: () => requireEnv(ENV.mailFrom),
  mailConfigurationSet: () => process.env[ENV.mailConfigurationSet] || undefined,
  siteBucket: () => requireEnv(ENV.siteBucket),
  distributionId: () => requireEnv(ENV.distributionId),
  photoBucket: () => requireEnv(ENV.photoBucket),
  photoBucketUrl: () => requireEnv(ENV.photoBucketUrl),
  alarmTopic: () => requireEnv(ENV.alarmTopic),
  backupVault: () => process.env[ENV.backupVault] || undefined,
}

/**
 * How long a client of the SDK waits (ms): to connect, for an answer, and for each further part of it. Without the last, a service that
 * stops in the middle of an answer keeps a function until it is ended.
 */
export const waitingAtMost = (connectionTimeout: number, answer: number) => ({
  connectionTimeout,
  requestTimeout: answer,
  socketTimeout: answer,
  throwOnRequestTimeout: true,
})
