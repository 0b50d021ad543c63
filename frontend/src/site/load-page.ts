/** Finds the template and the words of a page when it is rendered; a browser is told their addresses (app/document.ts). */
import type { LoadedPage, PageContent, PageTemplate } from '#frontend/site/loaded-page.ts'
import { findPage, moduleFiles } from '#frontend/site/pages.ts'

const templates = import.meta.glob<{ Template: PageTemplate }>('./pages/*.tsx')
const words = import.meta.glob<{ content: PageContent }>([
  '../content/en/home.ts',
  '../content/en/{residential,commercial,landing,info,pages}/*.ts',
])

async function load<T>(modules: Record<string, () => Promise<T>>, file: string): Promise<T> {
  const loader = modules[file.replace('src/site/', './').replace('src/', '../')]
  if (!loader) throw new Error(`${file} does not exist, but a page of the registry names it`)
  return loader()
}

/** @throws Error when the registry names a template or words that do not exist; the static build finds that out. */
export async function loadPage(pathname: string): Promise<LoadedPage> {
  const entry = findPage(pathname)
  const files = moduleFiles(entry)
  const [{ Template }, { content }] = await Promise.all([
    load(templates, files.template),
    load(words, files.words),
  ])
  return { entry, content, Template }
}
