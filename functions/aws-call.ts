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

export const signer = (service: string) =>
  new SignatureV4({
    service,
    region: region(),
    credentials: credentials(),
    sha256: Hash.bind(null, 'sha256'),
    // S3 signs paths as they are.
    uriEscapePath: service !== 's3',
  })

type Sent = { method: string; headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> }

/** Sends a signed request. @param within milliseconds. @throws Error without an answer */
export async function sendSigned(service: string, url: URL, within: number, sent: Sent): Promise<Response> {
  const { protocol, host, hostname, pathname: path, searchParams } = url
  const query = Object.fromEntries(searchParams)
  const request = { ...sent, protocol, hostname, path, query, headers: { ...sent.headers, host } }
  const { headers } = await signer(service).sign(request)
  return fetch(url, {
    ...sent,
    // One that ended while the function was frozen would fail the request.
    headers: { ...headers, connection: 'close' },
    signal: AbortSignal.timeout(within),
  })
}

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
  const { service, host, variable } = SERVICES[name]
  const url = new URL((process.env[variable] ?? `https://${host}.${region()}.amazonaws.com`) + path)
  const posted = form && {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  }
  const answer = await sendSigned(service, url, ANSWER_TIMEOUT, posted ?? { method: 'GET' })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${service} answered ${answer.status}`)
  return text
}
