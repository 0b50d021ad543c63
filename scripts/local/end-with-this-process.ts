import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Kills a child and its process group when this process ends, even by kill -9. A shell waits for the end of its input, which
 * the system closes in any case. Otherwise the orphan would keep its port and files.
 */
export function endWithThisProcess(child: ChildProcess): void {
  const watcher = spawn('sh', ['-c', `cat; kill -9 ${child.pid} -${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A process group of its own: Ctrl-C in the terminal must not end the watcher.
    detached: true,
  })
  // Another program may get the child's process id later.
  child.once('exit', () => watcher.kill('SIGKILL'))
}
