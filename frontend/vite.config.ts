/** Bundles the browser's code of the site and of the back office, and the renderer of pages. Vite writes no HTML: scripts/build/prerender.ts does. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type EnvironmentOptions,
  type Plugin,
  type Rolldown,
} from 'vite'
import { LANGUAGES, type LanguageCode, suffixOf } from '../schemas/facts/languages.ts'

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

const REACT = ['react', 'react-dom', 'scheduler'].map((name) => `/node_modules/${name}/`)

const SOURCES = ['src', '../schemas'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `/${path}`),
)

/** @throws Error for a name that no source has: what it was meant for would become a file of its own */
function files(folder: string, names: string): string[] {
  const parts = names.split(' ').map((name) => `/${folder}/${name}.`)
  const unknown = parts.find((part) => !SOURCES.some((path) => path.includes(part)))
  if (unknown) throw new Error(`frontend/vite.config.ts groups ${unknown}ts, but there is no such file`)
  return parts
}

/**
 * Files that several islands share, by parts of their sources' paths: each file more is a request more, and small ones compress
 * badly. `react` is what every island needs, with what starts them.
 */
const SHARED: Record<string, string[]> = {
  react: [
    ...REACT,
    ...files('islands', 'hydrate'),
    ...files('lib', 'create-store page-data use-store stored-value href'),
    ...files('ui', 'busy-button call-button error-boundary fact-list format icon lazy-part'),
    ...files('ui', 'is-alone phone-link section use-hydrated'),
    ...['/language.', '/spanish-pages.'],
    ...files('labels', 'common'),
    ...files('facts', 'limits links'),
  ],
  visits: [
    ...files('lib', 'clock days line-text refusal-text take-focus use-saved-quote'),
    ...files('ui', 'priced-lines takes-about visit-text'),
    ...files('labels', 'dates refusals services'),
    ...files('facts', 'jobs pacific-time'),
    ...files('owner', 'lines'),
  ],
  links: [
    ...files('lib', 'call-failure use-linked'),
    ...files('ui', 'link-notes press use-opened'),
    ...files('visit', 'lazy-reason-form visit-facts'),
    ...files('labels', 'links visit-facts'),
  ],
  field: [
    ...files('lib', 'form-rules use-kept-text'),
    ...files('ui', 'any-language field how-often'),
    ...files('labels', 'forms'),
    ...files('facts', 'refusals'),
  ],
  form: [
    '/react-hook-form/',
    ...files('lib', 'submission toasts use-lead-form'),
    ...files('ui', 'form-end lead-form thanks-panel toaster'),
  ],
  booking: [
    ...files('lib', 'known-city use-availability use-form-draft'),
    ...files('ui', 'booked-links hero slow-note window-picker'),
    ...files('booking', 'use-booked-visit'),
    ...files('labels', 'booking'),
    ...files('facts', 'blocked-days places visit-place'),
  ],
  prices: [
    ...files('lib', 'prices whole-count'),
    ...files('ui', 'count-field live-total'),
    ...files('labels', 'prices'),
    ...files('owner', 'prices'),
    ...files('es', 'price-list'),
    ...files('defaults', 'pricing'),
    ...files('facts', 'pricing-categories'),
    ...files('price', 'price-list'),
  ],
  commercial: [
    ...files('commercial-quote', 'offered-choices use-saved-commercial-quote'),
    ...files('lib', 'commercial-labels'),
    ...files('price', 'commercial'),
  ],
}

const groupOf = ([name, parts]: [string, string[]]): Rolldown.CodeSplittingGroup => ({
  name,
  test: (id) => parts.some((part) => id.includes(part)),
})

// What main.ts needs is on every page; the file of its own name only imports it (scripts/build/vite-manifest.ts).
const SITE_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'main', tags: ['$initial'], test: /\.[jt]sx?$/ },
  ...Object.entries(SHARED).map(groupOf),
]

/** Those that are built; the development server has one at a time, `SITE_LANGUAGE=es npm run dev`. */
const languagesOf = (command: string): readonly LanguageCode[] =>
  command === 'build'
    ? LANGUAGES
    : LANGUAGES.filter((code) => code === (process.env['SITE_LANGUAGE'] ?? 'en'))

const nameOf = (name: string, language: LanguageCode, command: string) =>
  name + (command === 'build' ? suffixOf(language) : '')

/** The public pages' code with the words of a language. Files without words are the same in each, and so is their name. */
function siteEnvironment(language: LanguageCode): EnvironmentOptions {
  const isFirst = language === 'en'
  return {
    consumer: 'client',
    resolve: { conditions: [language, ...defaultClientConditions] },
    build: {
      outDir: resolve(root, '../dist/site'),
      emptyOutDir: isFirst,
      copyPublicDir: isFirst,
      manifest: `.vite/site${suffixOf(language)}.json`,
      rolldownOptions: browserBuild(['browser/main.ts', 'styles/site.scss'], SITE_GROUPS),
    },
  }
}

function rendererEnvironment(language: LanguageCode, command: string): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: {
      conditions: [language, ...defaultServerConditions],
      // The publisher has no node_modules; the development server loads CommonJS packages from there.
      ...(command === 'build' && { noExternal: true as const }),
    },
    build: {
      outDir: resolve(root, '../dist/renderer'),
      emptyOutDir: language === 'en',
      copyPublicDir: false,
      ssr: true,
      // The pictures of pages; prerender.ts moves them to the site.
      emitAssets: true,
      rolldownOptions: {
        input: source('site/render/render.tsx'),
        output: { entryFileNames: `render${suffixOf(language)}.mjs`, codeSplitting: false },
      },
    },
  }
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
    // The first empties the folder of the others.
    ...Object.fromEntries(
      languagesOf(command).map((language) => [
        nameOf('client', language, command),
        siteEnvironment(language),
      ]),
    ),
    admin: {
      consumer: 'client',
      build: {
        outDir: resolve(root, '../dist/site'),
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/admin.json',
        // Kilobytes. One file, so that its worker keeps the whole back office for the road.
        chunkSizeWarningLimit: 600,
        rolldownOptions: browserBuild(
          ['admin/entry-admin.tsx', 'styles/admin.scss'],
          [groupOf(['react', REACT])],
        ),
      },
    },
    ...Object.fromEntries(
      languagesOf(command).map((language) => [
        nameOf('ssr', language, command),
        rendererEnvironment(language, command),
      ]),
    ),
  },
  builder: {
    async buildApp({ build, environments }) {
      for (const environment of Object.values(environments)) await build(environment)
    },
  },
}))

function browserBuild(entries: string[], groups: Rolldown.CodeSplittingGroup[]) {
  return {
    input: entries.map(source),
    preserveEntrySignatures: 'allow-extension' as const,
    // No getter of ours or of a library does anything but return its value.
    treeshake: { propertyReadSideEffects: false as const },
    checks: { pluginTimings: false },
    // Without dependencies: otherwise a group brings what others share with it.
    output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
  }
}
