/** The thread of one function, started by lambda.ts: loads the bundle, then answers events with what its handler returns. */
import { randomUUID } from 'node:crypto'
import { formatWithOptions } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'

// Through the same port as the answers, so that a line stands in the log before its answer is given.
for (const level of ['log', 'info', 'warn', 'error']) {
  console[level] = (...parts) =>
    parentPort.postMessage({ level, text: formatWithOptions({ colors: false }, ...parts) })
}

const { handler } = await import(workerData.bundle)

parentPort.on('message', async ({ id, event, deadline }) => {
  try {
    parentPort.postMessage({ id, result: await handler(event, contextOf(deadline)) })
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? error.stack : String(error) })
  }
})

parentPort.postMessage('loaded')

/** The parts of Lambda's context object that our code or its libraries look at. */
function contextOf(deadline) {
  return {
    functionName: workerData.name,
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  }
}
