/** What `npm start` and `npm run dev` share: lines on the terminal, and an orderly end. */
import type { LocalStack } from '#scripts/local/stack.ts'

type Terminal = { say: (line: string) => void; fail: (error: Error) => void }

/** Starts a stack, says where it is, and stops it on Ctrl-C. What goes wrong becomes one line and exit code 1. */
export async function runLocally(start: (terminal: Terminal) => Promise<LocalStack>): Promise<void> {
  // The SDK's notice about Node versions to come would stand between the lines below.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'
  let stack: LocalStack | undefined
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    // While it is still starting there is nothing to finish, and the table ends with this process.
    await stack?.stop()
    process.exit(0)
  }
  // A terminal and the program that runs this one may both send the same signal.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  try {
    stack = await start({ say, fail })
    say(`table ${stack.dynamodbEndpoint}`)
    say(`mail  ${stack.mailUrl ?? process.env['SES_ENDPOINT']}`)
    const { username, password, isPasswordGiven } = stack.admin
    say(
      `admin ${username} ${password} (at ${stack.url}/admin${isPasswordGiven ? '' : ', unless changed there'})`,
    )
    say(`ready ${stack.url}`)
  } catch (error) {
    fail(error as Error)
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(error: Error): void {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
