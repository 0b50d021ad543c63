/** Bundles the browser's code of the site and of the back office, and the renderer of pages. HTML is not Vite's matter. */
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

/**
 * Files that several islands share, by parts of their sources' paths: each file more is a request more, and small ones compress
 * badly. `react` is what every island needs, with what starts them.
 */
const SHARED: Record<string, string[]> = {
  react: [
    ...REACT,
    '/islands/hydrate.tsx',
    ...['page-data', 'use-store', 'stored-value', 'href', 'money', 'whole-count'].map(
      (name) => `/lib/${name}.`,
    ),
    ...[
      'busy-button',
      'call-button',
      'error-boundary',
      'failure',
      'format',
      'hero',
      'icon',
      'lazy-part',
      'live-total',
    ]
      .concat('option-class', 'phone-link', 'section', 'slow-note', 'toaster', 'use-hydrated')
      .map((name) => `/ui/${name}.`),
    ...[
      '/language.',
      '/spanish-pages.',
      '/labels/common.',
      '/facts/limits.',
      '/facts/links.',
      '/price/priced-by-phone.',
    ],
  ],
  visits: [
    ...[
      '/lib/days.',
      '/lib/use-focus-on-mount.',
      '/lib/use-saved-quote.',
      '/ui/visit-text.',
      '/labels/dates.',
      '/lib/refusal-text.',
      '/labels/refusals.',
    ],
    ...['/facts/arrival-windows.', '/facts/calendar-date.', '/facts/service-types.', '/labels/services.'],
    ...['/facts/job-length.', '/ui/takes-about.', '/owner/lines.'],
  ],
  links: [
    '/ui/link-notes.',
    '/visit/visit-facts.',
    '/labels/visit-facts.',
    '/ui/form-actions.',
    '/lib/use-linked.',
    '/lib/call-failure.',
    '/labels/links.',
  ],
  field: [
    '/ui/field.',
    '/ui/how-often.',
    '/ui/any-language.',
    '/lib/form-rules.',
    '/labels/forms.',
    '/facts/complaints.',
  ],
  form: [
    ...[
      '/react-hook-form/',
      '/lib/submission.',
      '/lib/use-lead-form.',
      '/ui/form-alert.',
      '/ui/person-fields.',
    ],
    ...['/ui/spam-trap.', '/ui/submit-button.', '/ui/thanks-panel.'],
  ],
  booking: [
    ...['/lib/use-availability.', '/lib/use-form-draft.', '/booking/use-booked-visit.', '/ui/window-picker.'],
    ...['/ui/booked-links.', '/labels/booking.', '/facts/visit-place.', '/facts/blocked-days.'],
  ],
  prices: [
    '/lib/prices.',
    '/labels/prices.',
    '/owner/prices.',
    '/es/price-list.',
    '/defaults/pricing.',
    '/facts/pricing-categories.',
    '/price/price-list.',
    '/price/decimal.',
  ],
  commercial: [
    ...['use-saved-commercial-quote', 'offered-choices', 'window-inputs'].map(
      (name) => `/commercial-quote/${name}.`,
    ),
    ...['/lib/commercial-labels.', '/price/commercial.'],
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

function browserBuild(files: string[], groups: Rolldown.CodeSplittingGroup[]) {
  return {
    input: files.map(source),
    preserveEntrySignatures: 'allow-extension' as const,
    // No getter of ours or of a library does anything but return its value.
    treeshake: { propertyReadSideEffects: false as const },
    checks: { pluginTimings: false },
    // Without dependencies: otherwise a group brings what others share with it.
    output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
  }
}
