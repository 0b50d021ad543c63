/** Whether the website's address stays: its certificate and its domain, both asked from outside. */
import { connect } from 'node:tls'
import * as z from 'zod'
import { daysUntil, found } from '#functions/working/finding.ts'
import type { Finding } from '#schemas/contract/working.ts'

/** Days before the end. AWS renews a certificate 60 days before. */
const CERTIFICATE_ENDS = 30
const DOMAIN_ENDS = 30
const ANSWER_TIMEOUT = 3000
/** Leads to the registry of any domain (RFC 9224). */
const REGISTRIES = 'https://rdap.org/domain/'

/** The website's own domain; undefined at CloudFront's name and on this machine. */
export function domainOf(origin: string): string | undefined {
  const { hostname } = new URL(origin)
  const isOwn = hostname.includes('.') && !/^[\d.]+$|\.cloudfront\.net$/.test(hostname)
  return isOwn ? hostname : undefined
}

type Certificate = { until: string; isAccepted: boolean }

/** Undefined where the website has none. */
export async function readCertificate(origin: string): Promise<Certificate | undefined> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') return undefined
  return new Promise((resolve, reject) => {
    const options = {
      host: hostname,
      servername: hostname,
      port: Number(port || 443),
      rejectUnauthorized: false,
    }
    const socket = connect(options, () => {
      const { valid_to: until } = socket.getPeerCertificate()
      resolve({ until: new Date(until).toISOString(), isAccepted: socket.authorized })
      socket.destroy()
    })
    socket.setTimeout(ANSWER_TIMEOUT, () => socket.destroy(new Error('The website did not answer')))
    socket.on('error', reject)
  })
}

export function judgeCertificate(certificate: Certificate | undefined, now: Date): Finding {
  if (certificate === undefined) return found('certificate-off')
  if (!certificate.isAccepted) return found('certificate-refused')
  const { until } = certificate
  const days = daysUntil(until, now)
  return found(days < CERTIFICATE_ENDS ? 'certificate-ends' : 'certificate-good', { days, until })
}

const Registration = z.object({
  events: z.array(z.object({ eventAction: z.string(), eventDate: z.string() })),
})

/**
 * When a domain is paid until. The registry knows `example.com`, not `www.example.com`.
 * @throws Error when nobody says
 */
export async function readRenewal(domain: string, registries = REGISTRIES): Promise<string> {
  for (let name = domain; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const answer = await fetch(registries + name, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) })
    if (!answer.ok) continue
    const { events } = Registration.parse(await answer.json())
    const end = events.find(({ eventAction }) => eventAction === 'expiration')
    if (end) return new Date(end.eventDate).toISOString()
  }
  throw new Error('No registry says when the domain ends')
}

/** @param until undefined: the website has no domain of its own */
export function judgeDomain(domain: string | undefined, until: string | undefined, now: Date): Finding {
  if (domain === undefined || until === undefined) return found('domain-off')
  const days = daysUntil(until, now)
  return found(days < DOMAIN_ENDS ? 'domain-ends' : 'domain-held', { domain, days, until })
}
