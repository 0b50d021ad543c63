import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Kills a child, and the process group that it leads if it does, when this process ends, even by kill -9: a shell waits for
 * the end of its input, which the system closes whatever happens. Otherwise the orphan would go on holding its port and files.
 */
export function endWithThisProcess(child: ChildProcess): void {
  const guard = spawn('sh', ['-c', `cat; kill -9 ${child.pid} -${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Its own group: a Ctrl-C in the terminal is for the child itself.
    detached: true,
  })
  // By then its process id may be another program's.
  child.once('exit', () => guard.kill('SIGKILL'))
}
