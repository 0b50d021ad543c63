/** Shared by `npm start` and `npm run dev`: prints addresses and credentials, and stops the stack on a signal. */
import type { LocalStack } from '#scripts/local/stack.ts'

/** Starts a stack, prints its addresses, and stops it on Ctrl-C. An error prints one line and exits with code 1. */
export async function runLocally(start: () => Promise<LocalStack>): Promise<void> {
  // Hides the SDK's notice about future Node versions.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'
  let stack: LocalStack | undefined
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    // A stack that is still starting has nothing to finish, and its emulator ends with this process.
    await stack?.stop()
    process.exit(0)
  }
  // A terminal and a parent process may both send the same signal.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  try {
    stack = await start()
    say(`table ${stack.dynamodbEndpoint}`)
    say(`clock ${stack.clockUrl}`)
    say(`watch ${stack.watchedUrl}`)
    say(`mail  ${stack.mailUrl}`)
    const { username, password, isPasswordGiven } = stack.admin
    say(
      `admin ${username} ${password} (at ${stack.url}/admin${isPasswordGiven ? '' : ', unless changed there'})`,
    )
    say(`ready ${stack.url}`)
  } catch (error) {
    fail(error as Error)
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints one line and exits with code 1. */
export function fail(error: Error): never {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
