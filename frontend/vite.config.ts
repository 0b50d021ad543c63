/** Bundles the browser's entries and the renderer of the static pages. HTML is written by scripts/build/prerender.ts. */
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { DEFAULT_SITE_INFO } from '../schemas/defaults/settings.ts'
import { moduleFiles, pages } from './src/site/pages.ts'

const root = import.meta.dirname

/**
 * Three builds. The back office is bundled apart from the public pages, so that what it needs of React and the router
 * never weighs on them.
 */
const builds = {
  public: {
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: '.vite/public.json',
    input: [
      'src/islands/hydrate.tsx',
      'src/styles/site.scss',
      ...new Set(pages.flatMap((entry) => Object.values(moduleFiles(entry)))),
    ],
  },
  admin: {
    outDir: '../dist/site',
    emptyOutDir: false,
    manifest: '.vite/admin.json',
    input: ['src/admin/entry-admin.tsx', 'src/styles/admin.scss'],
  },
  renderer: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    manifest: false,
    input: ['src/site/render.tsx'],
  },
}

export type BuildName = keyof typeof builds

/**
 * Vite calls a helper with each `import()` and the files it needs. Its own preloads them; ours waits until they have come
 * (decision 63). Parts that come later bring no stylesheets.
 */
function importsOnceArrived(): Plugin {
  return {
    name: 'imports-once-arrived',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `
        import { allArrived } from ${JSON.stringify(resolve(root, 'src/lib/code-files.ts'))}
        export const __vitePreload = (load, files) => allArrived(files.map((file) => '/' + file)).then(load)`,
    },
  }
}

/** What runs before anything can ask for a part. */
const RUNNING = /\/(react|shell|rolldown-runtime|entry-admin)-/

/** The mode names the build: `vite build --mode public`, then `admin`, then `renderer`. */
export default defineConfig(({ mode }) => {
  const { input, outDir, ...build } = builds[mode as BuildName] ?? builds.public
  const isRenderer = mode === 'renderer'
  return {
    root,
    ...(isRenderer && { ssr: { noExternal: true as const } }),
    publicDir: mode === 'public' ? resolve(root, 'public') : false,
    plugins: [react(), importsOnceArrived()],
    // React chooses its production build by this, whatever the mode is called.
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      // A date read while rendering would differ between the page and its hydration.
      'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()),
      // As a value: the list of settings it comes from is for the back office, and large.
      // A build with live facts (scripts/build/site.ts) brings its own values of these two.
      'import.meta.env.SITE_INFO': JSON.stringify(DEFAULT_SITE_INFO),
      'import.meta.env.PRICING': 'null',
    },
    css: {
      preprocessorOptions: {
        scss: {
          loadPaths: [resolve(root, '../node_modules')],
          quietDeps: true,
          // Bootstrap 5.3 is written with @import and the old colour functions.
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
    build: {
      ...build,
      outDir: resolve(root, outDir),
      ssr: isRenderer,
      // Of the files that come later; pages name their own, with integrity, in the boot script's data (see src/boot.ts).
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_part, files) => files.filter((file) => !RUNNING.test(file)),
      },
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: {
        input: input.map((file) => resolve(root, file)),
        // Pages import their templates and words by address (see src/islands/hydrate.tsx).
        preserveEntrySignatures: 'allow-extension',
        // No getter of ours or of a library does anything but return its value.
        treeshake: { propertyReadSideEffects: false },
        checks: { pluginTimings: false },
        output: isRenderer
          ? { entryFileNames: 'render.mjs', codeSplitting: false }
          : {
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/,
                  },
                  // What every page has, or most: each file more is a request more and a task more.
                  {
                    name: 'shell',
                    test: /src\/(site\/(layout|sections|public-app|pages\.ts|deferred|prerendered|city-art|zip-text)|ui\/(call-button|filled|icon|phone-link|toaster\.)|lib\/(days|site-store|toasts|use-(editable|hydrated)))|preload-helper/,
                  },
                ],
              },
            },
      },
    },
  }
})
