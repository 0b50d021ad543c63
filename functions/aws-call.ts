/** Calls of AWS without a client of the SDK: one signed request, with the signer that bundles hold already. */
import { Hash } from '@smithy/core/serde'
import { SignatureV4 } from '@smithy/signature-v4'
import { requireEnv } from '#functions/environment.ts'

export const region = () => requireEnv('AWS_REGION')

/** Lambda passes the role's credentials in the environment. */
export function credentials() {
  const sessionToken = process.env['AWS_SESSION_TOKEN']
  return {
    accessKeyId: requireEnv('AWS_ACCESS_KEY_ID'),
    secretAccessKey: requireEnv('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken && { sessionToken }),
  }
}

export const signer = (service: string, options: { uriEscapePath?: boolean } = {}) =>
  new SignatureV4({
    service,
    region: region(),
    credentials: credentials(),
    sha256: Hash.bind(null, 'sha256'),
    ...options,
  })

/** Name of its signature, the beginning of its host, and the SDK's variable of another endpoint. */
const SERVICES = {
  mail: { service: 'ses', host: 'email', variable: 'AWS_ENDPOINT_URL_SESV2' },
  topics: { service: 'sns', host: 'sns', variable: 'AWS_ENDPOINT_URL_SNS' },
  backups: { service: 'backup', host: 'backup', variable: 'AWS_ENDPOINT_URL_BACKUP' },
} as const

const ANSWER_TIMEOUT = 3000

/** @param form posted; without it the path is read. @throws Error without an answer, or with one that is no success */
export async function callAws(
  name: keyof typeof SERVICES,
  path: string,
  form?: Record<string, string>,
): Promise<string> {
  const { service, host: start, variable } = SERVICES[name]
  const url = new URL((process.env[variable] ?? `https://${start}.${region()}.amazonaws.com`) + path)
  const { protocol, host, hostname, pathname } = url
  const body = form && new URLSearchParams(form).toString()
  const request = {
    method: form ? 'POST' : 'GET',
    ...{ protocol, hostname, path: pathname, query: Object.fromEntries(url.searchParams) },
    headers: { host, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
    ...(body !== undefined && { body }),
  }
  const { headers } = await signer(service).sign(request)
  const answer = await fetch(url, {
    method: request.method,
    // One that ended while the function was frozen would fail the request.
    headers: { ...headers, connection: 'close' },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${service} answered ${answer.status}`)
  return text
}
