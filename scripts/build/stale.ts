/** Rebuilds outputs whose sources changed. Compares content: file times mean nothing after a checkout. */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { BUILT_FILES } from '#functions/publisher/build.ts'
import {
  FUNCTIONS_DIRECTORY,
  LOCAL_STACK_FILE,
  RENDERER_DIRECTORY,
  SITE_DIRECTORY,
} from '#scripts/build/outputs.ts'

type Part = { output: string; sources: string[]; build: () => Promise<void> }

export const SHIPPED: Part[] = [
  {
    output: FUNCTIONS_DIRECTORY,
    sources: ['functions', 'schemas', 'scripts/build', 'frontend/src/content', 'frontend/src/lib'],
    build: async () => (await import('#scripts/build/functions.ts')).buildFunctions(),
  },
  {
    output: SITE_DIRECTORY,
    sources: ['frontend', 'schemas', 'scripts/build', 'functions/publisher', 'infra'],
    build: async () => (await import('#scripts/build/site.ts')).buildSite(),
  },
]

export const FOR_TESTS: Part[] = [
  {
    output: LOCAL_STACK_FILE,
    sources: ['functions', 'infra', 'schemas', 'scripts', 'frontend/src'],
    build: async () => (await import('#scripts/build/local-stack.ts')).buildLocalStack(),
  },
]

/** Builds stale outputs, or all of them, in parallel. @returns the outputs that it built */
export async function buildStale({ all = false, forTests = false } = {}): Promise<string[]> {
  const parts = forTests ? [...SHIPPED, ...FOR_TESTS] : SHIPPED
  const built = await Promise.all(parts.map((part) => buildPart(part, all)))
  addBuiltSite()
  return built.filter((output) => output !== undefined)
}

export function isStaleForTests(): boolean {
  return [...SHIPPED, ...FOR_TESTS].some((part) => !isFresh(part))
}

/** The publisher renders with what the site's build made, and may be reading it now: files that would be the same are left alone. */
function addBuiltSite(): void {
  for (const file of BUILT_FILES) {
    const [made, copy] = [join(RENDERER_DIRECTORY, file), join(FUNCTIONS_DIRECTORY, 'publisher', file)]
    if (!existsSync(copy) || !readFileSync(copy).equals(readFileSync(made))) copyFileSync(made, copy)
  }
}

async function buildPart(part: Part, always: boolean): Promise<string | undefined> {
  if (isFresh(part) && !always) return undefined
  const current = digest(part)
  mkdirSync(dirname(part.output), { recursive: true })
  await part.build()
  writeFileSync(digestFile(part), current)
  return part.output
}

function isFresh(part: Part): boolean {
  const saved = digestFile(part)
  return existsSync(part.output) && existsSync(saved) && readFileSync(saved, 'utf8') === digest(part)
}

const digestFile = ({ output }: Part) => `${output}.sha256`

function digest({ sources }: Part): string {
  const hash = createHash('sha256').update(`${process.env['SITE_ORIGIN']}`)
  const files = [...sources, 'package-lock.json', 'package.json', 'tsconfig.json'].flatMap(filesOf)
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}
