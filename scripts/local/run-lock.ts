/** Allows one stack per data directory. Only a live process answers on the socket, so a lock is never stale. */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'

/**
 * @returns a function that releases the lock
 * @throws Error in one line when another stack runs on the directory
 */
export async function lockDirectory(dataDir: string): Promise<() => void> {
  // Relative: a socket's path is limited to about 100 bytes.
  const path = relative('', join(dataDir, 'running.sock'))
  if (await answers(path)) {
    throw new Error(
      `Another local stack is running on ${dataDir}. Stop it, or set DATA_DIR to another directory.`,
    )
  }
  rmSync(path, { force: true })
  const server = createServer((socket) => socket.destroy()).listen(path)
  await once(server, 'listening')
  server.unref()
  return () => server.close()
}

async function answers(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
