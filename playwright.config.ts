import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '#scripts/test/chromium.ts'
import { fontsEnvironment } from '#scripts/test/fonts.ts'

const executablePath = requireChromium()

/** A browser that draws with narrow or wide fonts. */
function drawing(fonts: 'narrow' | 'wide') {
  return {
    name: fonts,
    use: { launchOptions: { args: CHROMIUM_FLAGS, executablePath, env: fontsEnvironment(fonts) } },
  }
}

/** Browser tests: the built, prerendered site on the local stack, so what is tested is what ships. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/browser/setup.ts',
  fullyParallel: true,
  // As many as jest's, for the same reason.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // A fault should be red soon. What takes longer by its nature passes a timeout of its own.
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  // What moves while a font comes needs a browser without it; the rest changes the fonts of a page that is open (layout.ts).
  projects: [drawing('narrow'), { ...drawing('wide'), grep: /@fonts/ }],
  use: {
    browserName: 'chromium',
    headless: true,
    // Storage and cookies are cleared between tests; a page is not made anew, and our code is not compiled again.
    reuseContext: true,
    actionTimeout: 15_000,
    // A third of the time when on; `--trace on` records one where a failure needs it.
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
  },
})
