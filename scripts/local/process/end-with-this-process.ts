import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'

/**
 * Kills a child and its process group when this process ends, even by kill -9. A shell waits for the end of its input, which
 * the system closes in any case. Otherwise the orphan would keep its port and files.
 * @param leftover a directory of the child that is removed then
 */
export function endWithThisProcess(child: ChildProcess, leftover?: string): void {
  const remove = leftover === undefined ? '' : `; rm -rf '${leftover}'`
  const watcher = spawn('sh', ['-c', `cat; kill -9 ${child.pid} -${child.pid}${remove}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A process group of its own: Ctrl-C in the terminal must not end the watcher.
    detached: true,
  })
  // A kept child must not keep this process alive.
  watcher.unref()
  const input = watcher.stdin as Socket
  input.unref()
  // Another program may get the child's process id later.
  child.once('exit', () => watcher.kill('SIGKILL'))
}
