/** A real SES endpoint, with a viewer of what was sent. Mails live in memory: they are gone with the process. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import ses from 'aws-ses-v2-local'
import { claimPort, LOOPBACK } from '#scripts/local/ports.ts'

type LocalMail = { url: string; stop: () => Promise<void> }

/** @throws Error in one line when the port is taken */
export async function startMail(port: number): Promise<LocalMail> {
  // The server itself would not tell that its port is taken.
  if (port !== 0) await claimPort(port, 'MAIL_PORT')
  const server = await startServer({ host: LOOPBACK, port })
  const { port: chosenPort } = server.address() as AddressInfo
  return {
    url: `http://localhost:${chosenPort}`,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** The package is CommonJS with a default export, which Node puts one level down. */
const startServer = 'default' in ses ? (ses as { default: typeof ses }).default : ses
