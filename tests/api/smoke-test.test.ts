/** The smoke test of a deployment, against the whole local stack, and against sites that are broken in one way each. */
import { expect, test } from '@jest/globals'
import { readSiteArtifacts } from '#infra/edge/edge-functions.ts'
import { liveInlineScripts } from '#scripts/deploy/live-scripts.ts'
import { smokeTest } from '#scripts/deploy/smoke-test.ts'
import { fileStack } from '#tests/support/api/file-stack.ts'
import { startTableProxy, type TableAnswer, type TableRequest, withText } from '#tests/support/table/proxy.ts'
import { readTable, rowsOf } from '#tests/support/table/rows.ts'

const stack = fileStack()

type Break = (asked: TableRequest, answer: TableAnswer) => TableAnswer | undefined

/** Passes requests to the stack; `tamper` changes an answer, or drops it by undefined. @returns the smoke test's error, if any */
async function smokeThrough(tamper: Break, tries = 1): Promise<string> {
  const proxy = await startTableProxy(stack.url, async (asked, pass) => tamper(asked, await pass(asked.path)))
  try {
    await smokeTest(proxy.url, { tries, pauseMs: 1 })
    return ''
  } catch (error) {
    return String(error)
  } finally {
    await proxy.stop()
  }
}

const contacts = async () => rowsOf(await readTable(stack.dynamodbEndpoint), 'CONTACT')
const mails = async () => rowsOf(await readTable(stack.dynamodbEndpoint), 'OUTBOX')

test('a whole site passes; one message is stored as spam, and nobody gets a mail', async () => {
  const [contactsBefore, mailsBefore] = [await contacts(), await mails()]
  await smokeTest(stack.url, { tries: 1 })
  const added = (await contacts()).length - contactsBefore.length
  expect({ added, spam: (await contacts()).map(({ isSpam }) => isSpam) }).toEqual({ added: 1, spam: [true] })
  expect(await mails()).toEqual(mailsBefore)
})

test('a deployment finds the scripts of the live pages, for the policy that is live before the new ones', async () => {
  expect(await liveInlineScripts(stack.url)).toBe(readSiteArtifacts('dist').inlineScripts)
  expect(await liveInlineScripts('http://localhost:1', [1])).toBeUndefined()
})

test('a deployment asks again after a while when a live page does not answer, so that its script is not blocked', async () => {
  let backAt = 0
  const proxy = await startTableProxy(stack.url, async ({ path }, pass) => {
    backAt ||= Date.now() + 300
    return Date.now() < backAt ? undefined : pass(path)
  })
  expect(await liveInlineScripts(proxy.url, [1, 400])).toBe(readSiteArtifacts('dist').inlineScripts)
  await proxy.stop()
})

test('a site of another commit fails', async () => {
  await expect(smokeTest(stack.url, { commit: 'f'.repeat(40), tries: 1 })).rejects.toThrow(
    /GET \/version.json answered without f{40}/,
  )
})

test('every failure is listed, unanswered requests too', async () => {
  const problems = await smokeThrough(({ path }, answer) => {
    if (path === '/services') return undefined
    return path === '/' ? withText(answer, '<script type="module">1</script>') : answer
  })
  expect(problems).toMatch(/GET \/services did not answer/)
  expect(problems).toMatch(/GET \/ answered a page whose script its policy blocks/)
  expect(problems.split('\n')).toHaveLength(3)
})

test('what fails is tried again, and a message that was stored is not stored twice', async () => {
  const before = (await contacts()).length
  let lost = 0
  const problems = await smokeThrough(({ method }, answer) => {
    if (method !== 'POST' || lost >= 2) return answer
    lost += 1
    return undefined
  }, 3)
  expect({ problems, lost }).toEqual({ problems: '', lost: 2 })
  expect(await contacts()).toHaveLength(before + 1)
})
