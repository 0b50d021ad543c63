/** Texts that the owner can edit: the built-in words in prerendered markup, the API's once they have come. */
import { useEffect, useState } from 'react'
import { callApi } from '#frontend/lib/api.ts'
import { nullWhenUnauthorized, retryOnce } from '#frontend/lib/public-reads.ts'
import type { PublicContentItem } from '#schemas/contract/content.ts'
import type { ContentSection } from '#schemas/facts/content-sections.ts'
import { publicRoutes } from '#schemas/routes.ts'

export type EditableText = {
  /** Without markup, as titles need it. */
  text: string
  /** Set for html and markdown: rendered and sanitised by the API. */
  html?: string
}

export type Editable<K extends string> = {
  of: (key: K) => EditableText
  /** True from hydration until the API has answered. */
  isLoading: boolean
}

let builtInContent: readonly PublicContentItem[] = []

/** In the renderer alone. */
export function setBuiltInContent(items: readonly PublicContentItem[]): void {
  builtInContent = items
}

/** @param defaults texts by key; must stay the same object */
export function useEditable<K extends string>(
  section: ContentSection,
  defaults: Record<K, string>,
): Editable<K> {
  const [items, setItems] = useState<readonly PublicContentItem[]>(builtInContent)
  const [isLoading, setIsLoading] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    setIsLoading(true)
    const read = () => callApi(publicRoutes.listContent, { query: { section }, signal: stop.signal })
    retryOnce(() => nullWhenUnauthorized(read()), stop.signal)
      // A result that is no list counts as empty; after a failure the built-in words stay.
      .then((answer) => setItems(Array.isArray(answer) ? answer : []))
      .catch(() => {})
      .finally(() => setIsLoading(false))
    return () => stop.abort()
  }, [section])

  return {
    isLoading,
    of: (key) => {
      const item = items.find((candidate) => candidate.section === section && candidate.key === key)
      if (!item) return { text: defaults[key] }
      return item.html ? { text: textOf(item.html), html: item.html } : { text: item.content }
    },
  }
}

/** The words of rendered markup. The parsed document is never shown, and nothing in it runs or loads. */
function textOf(html: string): string {
  if (typeof DOMParser === 'undefined') return html.replace(/<[^>]*>/g, '').trim()
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
}
