/** Serves a stack over HTTP/2 with TLS, as CloudFront serves the site: over HTTP/1.1 each request beside another costs a connection. */
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOOPBACK } from '#scripts/local/process/ports.ts'

/** Headers that belong to one HTTP/1.1 connection; HTTP/2 refuses them (RFC 9113, 8.2.2). */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * @param target address of the stack
 * @returns an https address with a certificate that no browser trusts, and Chromium's flag for it alone: with one that ignores
 * every fault of a certificate it keeps nothing in its cache
 * @throws Error when there is no openssl to make the certificate with
 */
export async function startHttp2Front(
  target: string,
): Promise<{ url: string; trust: string; close: () => void }> {
  const certificate = makeCertificate()
  const server = createSecureServer(certificate, forwardTo(target))
  server.listen(0, LOOPBACK)
  await once(server, 'listening')
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    trust: `--ignore-certificate-errors-spki-list=${keyDigest(certificate.cert)}`,
    close: () => server.close(),
  }
}

/** Hands on each request over a connection of its own: a kept one may be closed by the stack just as it is used again. */
function forwardTo(target: string) {
  return (incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void => {
    const { method, url, authority } = incoming
    const kept = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
    const { origin, ...others } = Object.fromEntries(kept)
    // Pages of the stack itself come from http; it refuses what another site's page sends.
    const headers = { ...others, host: authority, ...(origin && { origin: `http://${authority}` }) }
    const call = request(target + url, { method, agent: false, headers }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name))
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.pipe(outgoing)
    })
    call.on('error', () => outgoing.stream.destroy())
    incoming.pipe(call)
  }
}

function keyDigest(cert: Buffer): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '1']
  execFileSync('openssl', ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
