/** `npm run dev`: the local stack with hot reload. Rebundles functions on each change; Vite serves the site. */
import { context } from 'esbuild'
import { functionBuildOptions } from '#scripts/build/functions.ts'
import { fail, runLocally } from '#scripts/local/command.ts'
import { startDevSite } from '#scripts/local/dev-site.ts'
import { readOptions } from '#scripts/local/options.ts'
import { claimPort, LOOPBACK } from '#scripts/local/process/ports.ts'
import { startStack } from '#scripts/local/stack.ts'

await runLocally(async () => {
  const options = readOptions()
  const port = await claimPort(options.port, 'PORT')
  let onRebuilt = () => {}
  const bundler = await watchFunctions(() => onRebuilt())
  const stack = await startStack({
    options: { ...options, port: 0, publisher: 'off' },
    // Vite serves the pages, not the edge.
    built: bundler.built.then(() => ({ siteFiles: [], inlineScripts: '' })),
    onCrash: fail,
  })
  onRebuilt = stack.functions.reload
  const site = await startDevSite(port, LOOPBACK, stack.url)
  return {
    ...stack,
    url: site.url,
    stop: async () => {
      await site.stop()
      await bundler.stop()
      await stack.stop()
    },
  }
})

async function watchFunctions(onRebuilt: () => void) {
  const options = functionBuildOptions()
  let firstBuild = () => {}
  const built = new Promise<void>((resolve) => {
    firstBuild = resolve
  })
  const bundler = await context({
    ...options,
    plugins: [
      ...(options.plugins ?? []),
      {
        name: 'reload',
        setup({ onEnd }) {
          onEnd(() => {
            firstBuild()
            onRebuilt()
          })
        },
      },
    ],
  })
  await bundler.watch()
  return { built, stop: () => bundler.dispose() }
}
