/** A page with all that rendering it needs. Types alone: what loads them differs between server and browser. */
import type { ComponentType } from 'react'
import type { Seo } from '#frontend/content/types.ts'
import type { PageEntry } from '#frontend/site/pages.ts'

/** Every words file names its page's title and description. */
export type PageContent = { seo: Seo }

export type PageTemplate = ComponentType<{ content: PageContent; entry: PageEntry }>

export type LoadedPage = { entry: PageEntry; content: PageContent; Template: PageTemplate }
