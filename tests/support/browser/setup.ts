/** Starts one stack for all browser tests, signs in there once, and hands both to the workers through the environment. */
import { apiClient } from '#tests/support/api/client.ts'
import { allowManyVisits } from '#tests/support/api/requests.ts'
import { startTestStack } from '#tests/support/api/test-stack.ts'
import { keepFresh } from '#tests/support/session/lasting-session.ts'

export const STACK_VARIABLE = 'BROWSER_TEST_STACK'

/** Playwright calls the returned function after the last test. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of a globalSetup file
export default async function startStackForBrowsers(): Promise<() => Promise<void>> {
  const { stop, url, mailUrl, dynamodbEndpoint, admin } = await startTestStack()
  const owner = apiClient({ url })
  await owner.login(admin)
  await keepFresh(owner.cookies, dynamodbEndpoint)
  await allowManyVisits(owner)
  process.env[STACK_VARIABLE] = JSON.stringify({
    ...{ url, mailUrl, dynamodbEndpoint, admin },
    cookies: [...owner.cookies],
  })
  return stop
}
