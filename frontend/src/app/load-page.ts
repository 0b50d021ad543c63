/** Loads what one page needs: its template and its words, each a chunk of its own. */
import type { ComponentType } from 'react'
import { findPage, type PageEntry } from '#frontend/content/pages.ts'
import type { Seo } from '#frontend/content/types.ts'

/** Every words file names its page's title and description. */
export type PageContent = { seo: Seo }

export type LoadedPage = {
  entry: PageEntry
  content: PageContent
  Template: ComponentType<{ content: PageContent; entry: PageEntry }>
  /** Source files of template and words, relative to frontend/. */
  modules: string[]
}

const templates = import.meta.glob<{ Template: LoadedPage['Template'] }>('../templates/*.tsx')
const words = import.meta.glob<{ content: PageContent }>([
  '../content/home.ts',
  '../content/{residential,commercial,landing,info,pages}/*.ts',
])

async function load<T>(modules: Record<string, () => Promise<T>>, file: string): Promise<T> {
  const loader = modules[file]
  if (!loader) throw new Error(`${file} does not exist, but a page of the registry names it`)
  return loader()
}

/** @throws Error when the registry names a template or words that do not exist; the static build finds that out. */
export async function loadPage(pathname: string): Promise<LoadedPage> {
  const entry = findPage(pathname)
  const templateFile = `templates/${entry.template}.tsx`
  const wordsFile = `content/${entry.words}.ts`
  const [{ Template }, { content }] = await Promise.all([
    load(templates, `../${templateFile}`),
    load(words, `../${wordsFile}`),
  ])
  return { entry, content, Template, modules: [`src/${templateFile}`, `src/${wordsFile}`] }
}
