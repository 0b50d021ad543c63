/** Starts the SES emulator and its mail viewer. Mails are kept in memory only. */
import type { AddressInfo } from 'node:net'
import ses from 'aws-ses-v2-local'
import { claimPort, close, keepConnections, LOOPBACK, type Service } from '#scripts/local/process/ports.ts'

/** @throws Error in one line when the port is taken */
export async function startMail(port: number): Promise<Service> {
  // The emulator does not report a port that is in use.
  if (port !== 0) await claimPort(port, 'MAIL_PORT')
  const server = await startServer({ host: LOOPBACK, port })
  keepConnections(server)
  const { port: chosenPort } = server.address() as AddressInfo
  return { url: `http://localhost:${chosenPort}`, stop: () => close(server) }
}

/** Node nests the default export of a CommonJS package one level deeper. */
const startServer = 'default' in ses ? (ses as { default: typeof ses }).default : ses
