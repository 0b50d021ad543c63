/** Bundles the browser's code of the site and of the back office, and the renderer of pages. HTML is not Vite's matter. */
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname
const source = (file: string) => resolve(root, 'src', file)

/** Vite wraps each `import()` in a loader of styles and preloads, half a kilobyte of every page; ours have neither. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** The back office is bundled apart, so that what it needs of React and the router never weighs on the site. */
export default defineConfig(({ command }) => ({
  root,
  publicDir: resolve(root, 'public'),
  plugins: [react(), plainImports],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
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
    assetsInlineLimit: 0,
    target: 'es2022',
    // Islands fetch their own files, with integrity (src/lib/chunks.ts).
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        outDir: resolve(root, '../dist/site'),
        emptyOutDir: true,
        manifest: '.vite/site.json',
        rolldownOptions: browserBuild(['browser/main.ts', 'styles/site.scss']),
      },
    },
    admin: {
      consumer: 'client',
      build: {
        outDir: resolve(root, '../dist/site'),
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/admin.json',
        // Kilobytes. One file, so that its worker keeps the whole back office for the road.
        chunkSizeWarningLimit: 600,
        rolldownOptions: browserBuild(['admin/entry-admin.tsx', 'styles/admin.scss']),
      },
    },
    ssr: {
      // The publisher has no node_modules; the development server loads CommonJS packages from there.
      ...(command === 'build' && { resolve: { noExternal: true as const } }),
      build: {
        outDir: resolve(root, '../dist/renderer'),
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        // The pictures of pages; prerender.ts moves them to the site.
        emitAssets: true,
        rolldownOptions: {
          input: source('site/render.tsx'),
          output: { entryFileNames: 'render.mjs', codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      for (const environment of Object.values(environments)) await build(environment)
    },
  },
}))

/** Days, times and prices as pages write them. */
const VISITS =
  /src\/(lib\/(days|money|use-focus)|ui\/visit-text|content\/en\/labels\/dates)|schemas\/(facts\/(arrival|calendar|limits|service)|price\/priced)/

function browserBuild(files: string[]) {
  return {
    input: files.map(source),
    preserveEntrySignatures: 'allow-extension' as const,
    // No getter of ours or of a library does anything but return its value.
    treeshake: { propertyReadSideEffects: false as const },
    checks: { pluginTimings: false },
    output: {
      codeSplitting: {
        // Otherwise the group brings what main.ts shares with it.
        includeDependenciesRecursively: false,
        groups: [
          { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
          // What most islands need: each file more is a request more, and small ones compress badly.
          { name: 'ui', test: /src\/(ui|content\/en\/labels)\//, minShareCount: 8 },
          { name: 'visits', test: VISITS, minShareCount: 3 },
          { name: 'picker', test: /src\/(lib\/use-availability|ui\/window-picker)/ },
          { name: 'saved', test: /src\/lib\/(stored-value|use-saved-quote)/ },
        ],
      },
    },
  }
}
