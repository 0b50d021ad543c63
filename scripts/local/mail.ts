/** A real SES endpoint, with a viewer of what was sent. Mails live in memory: they are gone with the process. */
import { once } from 'node:events'
import ses from 'aws-ses-v2-local'
import { claimPort, LOOPBACK } from '#scripts/local/ports.ts'

type LocalMail = { url: string; stop: () => Promise<void> }

/** @throws Error in one line when the port is taken */
export async function startMail(port: number): Promise<LocalMail> {
  const chosenPort = await claimPort(port, 'MAIL_PORT')
  const server = await startServer({ host: LOOPBACK, port: chosenPort })
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
