import { once } from 'node:events'
import { createServer as createHttpServer, Server as HttpServer, type RequestListener } from 'node:http'
import { createServer, type Server } from 'node:net'

/** Accepts connections from this machine only. */
export const LOOPBACK = '127.0.0.1'

/**
 * Listens on the loopback address.
 * @returns the port, which the system chooses for 0
 * @throws Error in one line that names the port and the variable that changes it
 */
export async function listen(server: Server, port: number, variable: string): Promise<number> {
  if (server instanceof HttpServer) keepConnections(server)
  server.listen(port, LOOPBACK)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is in use. Set ${variable} to another port, or to 0 for any free one.`)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

/** Leaves it to clients to end idle connections: a request that meets the end of its connection fails. */
export function keepConnections(server: HttpServer): void {
  server.keepAliveTimeout = 0
}

export type Service = { url: string; stop: () => Promise<void> }

/** Listens on a free port. */
export async function serve(answer: RequestListener): Promise<Service> {
  const server = createHttpServer(answer)
  const port = await listen(server, 0, 'PORT')
  return { url: `http://${LOOPBACK}:${port}`, stop: () => close(server) }
}

/** Stops a server and closes its open connections. */
export async function close(server: HttpServer): Promise<void> {
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

/** Checks that a port is free, or finds a free one for 0: for programs that cannot do it themselves. */
export async function claimPort(port: number, variable: string): Promise<number> {
  const probe = createServer()
  const free = await listen(probe, port, variable)
  probe.close()
  await once(probe, 'close')
  return free
}
