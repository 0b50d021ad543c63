/** Runs a publisher's bundle at a test's command, in a process that can be killed. Started by publisher-process.ts. */
import { pathToFileURL } from 'node:url'

console.log = () => {}
const { handler } = await import(pathToFileURL(process.argv[2]).href)

process.on('message', async () => {
  const outcome = await handler({}).catch((error) => ({ outcome: 'failed', reason: error.message }))
  process.send(outcome)
})
process.on('disconnect', () => process.exit(0))
process.send('loaded')
