/** The worker of the back office: how a newer build replaces its shell, and where there is none. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectToast, fillSignIn } from '#tests/e2e/admin/back-office.ts'
import { expect, shellIsKept } from '#tests/e2e/admin/offline-phone.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'
import { test } from '#tests/support/browser/test.ts'

const WORKER = 'admin/worker.js'
const PAGE = 'admin/login/index.html'

/** Puts a file into the bucket of the site, as a deployment does, with headers that let no edge keep it. */
async function deploy({ dataDir }: TestStack, key: string, type: string, text: string): Promise<void> {
  const head = { headers: { 'content-type': type, 'cache-control': 'no-cache' }, lastModified: new Date() }
  const file = join(dataDir, 'site-bucket', encodeURIComponent(key))
  await writeFile(file, `${JSON.stringify(head)}\n${text}`)
}

test('a newer build replaces the shell only as a whole, says so in the open tab, and opens without a server', async ({
  page,
}) => {
  const stack = await startTestStack()
  const read = async (path: string) => (await page.request.get(stack.url + path)).text()
  const [worker, html] = [await read(`/${WORKER}`), await read('/admin/settings')]
  await deploy(stack, PAGE, 'text/html', html)
  await page.goto(`${stack.url}/admin/login`)
  await fillSignIn(page, stack.admin)
  // By key: the notification of the sign-in may lie above it.
  await page.getByRole('link', { name: 'Today' }).first().press('Enter')
  await shellIsKept(page)
  const asks = page.evaluate(async () => (await navigator.serviceWorker.ready).updateViaCache)
  expect(await asks, 'how the browser reads a newer worker').toBe('none')
  const shells = () => page.evaluate(() => caches.keys())
  const [before = ''] = await shells()
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update().catch(() => {})
      const installing = registration?.installing
      await new Promise<void>((resolve) => {
        if (!installing) return resolve()
        installing.onstatechange = () => /redundant|activated/.test(installing.state) && resolve()
      })
    })

  const [entry = ''] = /\/assets\/entry-admin-[\w-]+\.js/.exec(worker) ?? []
  const toNext = (text: string) => text.replaceAll(entry, '/assets/next.js').replace(before, 'shell-next')
  await deploy(stack, 'assets/next.js', 'text/javascript', 'document.title = "The next build"')
  await deploy(stack, WORKER, 'text/javascript', toNext(worker))
  await update()
  expect(await shells()).toEqual([before])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')

  const nextHtml = toNext(html).replace(/(<script type="module" src="[^"]+") integrity="[^"]+"/, '$1')
  await deploy(stack, PAGE, 'text/html', nextHtml)
  await update()
  expect(await shells()).toEqual(['shell-next'])
  await expectToast(page, 'New Version')
  await stack.stop()
  await page.reload()
  await expect(page).toHaveTitle('The next build')
})

test('a public page can register no worker', async ({ page }) => {
  await page.goto('/')
  const registered = await page.evaluate(() =>
    navigator.serviceWorker.register('/admin/worker.js', { scope: '/admin/' }).then(
      () => 'registered',
      (error: Error) => error.name,
    ),
  )
  expect(registered).toBe('SecurityError')
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
})
