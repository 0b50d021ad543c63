/** `npm start`: the whole product on this machine, without an AWS account. */
import { buildStale } from '#scripts/local/build-stale.ts'
import { readOptions } from '#scripts/local/options.ts'
import { type LocalStack, startStack } from '#scripts/local/stack.ts'

// The SDK's notice about Node versions to come would stand between the lines below.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'

let stack: LocalStack | undefined

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // While it is still starting there is nothing to finish, and the table ends with this process.
  process.once(signal, () => void (stack?.stop() ?? Promise.resolve()).then(() => process.exit(0)))
}

try {
  const built = buildStale()
  built.then((outputs) => outputs.length > 0 && say(`built ${outputs.join(', ')}`), fail)
  stack = await startStack(readOptions(), built, fail)
  say(`table ${stack.dynamodbEndpoint}`)
  say(`mail  ${stack.mailUrl ?? process.env['SES_ENDPOINT']}`)
  say(`admin ${stack.admin.username} ${stack.admin.password} (at ${stack.url}/admin, unless changed there)`)
  say(`ready ${stack.url}`)
  await stack.functions.warm()
} catch (error) {
  fail(error as Error)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(error: Error): void {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
