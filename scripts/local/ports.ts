import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Only this machine may connect. */
export const LOOPBACK = '127.0.0.1'

/**
 * Makes a server listen on the loopback address.
 * @returns the port, which is another one than asked for when that is 0
 * @throws Error in one line that names the port and the variable that moves it
 */
export async function listen(server: Server, port: number, variable: string): Promise<number> {
  server.listen(port, LOOPBACK)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? portTaken(port, variable) : error
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

/** For programs that cannot choose a port by themselves: checks the wanted one, or finds one when it is 0. */
export async function claimPort(port: number, variable: string): Promise<number> {
  const probe = createServer()
  const free = await listen(probe, port, variable)
  probe.close()
  await once(probe, 'close')
  return free
}

function portTaken(port: number, variable: string): Error {
  return new Error(`Port ${port} is in use. Set ${variable} to another port, or to 0 for any free one.`)
}
