import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { afterEach, expect, test } from '@jest/globals'
import { domainOf, readCertificate, readRenewal } from '#functions/working/address.ts'

const DAY = 24 * 60 * 60 * 1000

test.each([
  ['https://b.com', 'b.com'],
  ['https://windows.b.com', 'windows.b.com'],
  ['https://d1.cloudfront.net', undefined],
  ['http://localhost:3000', undefined],
  ['http://127.0.0.1:3000', undefined],
])('the domain of %s is %s (P40.2)', (origin, domain) => {
  expect(domainOf(origin)).toBe(domain)
})

let server: Server | undefined
afterEach(() => void server?.close())
async function listening(started: Server): Promise<number> {
  server = started.listen(0, '127.0.0.1')
  await once(started, 'listening')
  return (started.address() as AddressInfo).port
}

test('the registry of a domain is asked, also for a name below it (P40.2)', async () => {
  const asked: string[] = []
  const events = [
    { eventAction: 'registration', eventDate: '2020-01-01T00:00:00Z' },
    { eventAction: 'expiration', eventDate: '2027-03-04T05:06:07Z' },
  ]
  const port = await listening(
    createServer(({ url = '' }, answer) => {
      asked.push(url)
      answer.writeHead(url === '/b.com' ? 200 : 404).end(JSON.stringify({ events }))
    }),
  )
  const registries = `http://127.0.0.1:${port}/`
  expect(await readRenewal('windows.b.com', registries)).toBe('2027-03-04T05:06:07.000Z')
  expect(asked).toEqual(['/windows.b.com', '/b.com'])
  await expect(readRenewal('c.com', registries)).rejects.toThrow('No registry')
})

test('the certificate is read from the website; one that browsers refuse is told (P40.2)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '400']
  execFileSync('openssl', ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const port = await listening(createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }))
  const certificate = await readCertificate(`https://localhost:${port}`)
  expect(certificate?.isAccepted).toBe(false)
  const days = (Date.parse(certificate?.until ?? '') - Date.now()) / DAY
  expect(Math.round(days)).toBe(400)
  expect(await readCertificate('http://localhost')).toBeUndefined()
  server?.close()
  await expect(readCertificate(`https://localhost:${port}`)).rejects.toThrow()
})
