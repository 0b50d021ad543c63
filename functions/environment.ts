/**
 * Names of everything a function reads from its environment. Infra and the local stack set these; nothing else is read.
 * Endpoints of AWS services are not among them: the SDK itself reads AWS_ENDPOINT_URL_DYNAMODB and AWS_ENDPOINT_URL_SES.
 */
export const ENV = {
  /** Every function. */
  tableName: 'TABLE_NAME',
  /** Every endpoint: the value of ORIGIN_SECRET_HEADER that only the edge knows. */
  originSecret: 'ORIGIN_SECRET',
  /** Admin and login endpoints: the ARN of the signing secret in Secrets Manager, or (local) the secret itself. */
  jwtSecretArn: 'JWT_SECRET_ARN',
  jwtSecret: 'JWT_SECRET',
  /** Notifier: links in mails, for instance https://example.com. */
  siteOrigin: 'SITE_ORIGIN',
  /** Notifier: the verified sender. */
  mailFrom: 'MAIL_FROM',
  /** Notifier: optional SES configuration set. */
  mailConfigurationSet: 'MAIL_CONFIGURATION_SET',
} as const

/** Headers that the edge writes and functions trust because of the secret among them. Lower case. */
export const EDGE_HEADERS = {
  originSecret: 'x-origin-secret',
  /** The visitor's address, written by the viewer-request function whatever the visitor sent. */
  clientAddress: 'x-client-address',
  /** The host the visitor asked for; same-origin checks compare `Origin` with it. */
  viewerHost: 'x-viewer-host',
} as const
