/** The HTML around a rendered page. No style and no inline script but boot.ts: the content security policy allows no other. */
import { searchLabels } from '#frontend/content/en/labels/search-engines.ts'
import { escapeJson } from '#frontend/site/seo/escape-json.ts'
import { escapeHtml } from '#schemas/markup/escape-html.ts'

/** A built file and its subresource integrity, for instance `sha384-...`. */
export type Asset = { href: string; integrity: string }

type PageModules = {
  /** Addresses. */
  template: string
  words: string
  /** All that is fetched, each after those it needs, the entry last. */
  modules: Asset[]
}

type DocumentParts = {
  /** Lines of the head, from `renderHead`. */
  head: string
  body: string
  structuredData: object[]
  styles: Asset
  /** What runs at once: a file, or the text of a module. */
  script: Asset | string
  /** What boot.ts and islands/hydrate.tsx need to take the page over; the back office's shell has none. */
  page?: PageModules
  /** What the page was rendered with. */
  block?: object
  /** The icons that the page may show, as `<symbol>` elements. */
  icons: string
}

/** One page as it is written to disk. */
export function renderDocument(parts: DocumentParts): string {
  const { head, body, structuredData, styles, script, page, block, icons } = parts
  return `<!doctype html>
<html lang="${searchLabels.language.html}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<meta name="theme-color" content="#0b4a55">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="stylesheet" href="${styles.href}" integrity="${styles.integrity}">
${scriptElement(script)}
</head>
<body>
<div id="root"${page ? pageData(page) : ''}>${body}</div>
<div hidden><svg>${icons}</svg></div>
${block ? `<script type="application/json" id="page-data">${escapeJson(block)}</script>\n` : ''}${structuredData.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`).join('\n')}
</body>
</html>
`
}

function scriptElement(script: Asset | string): string {
  return typeof script === 'string'
    ? `<script type="module">${script}</script>`
    : `<script type="module" src="${script.href}" integrity="${script.integrity}"></script>`
}

function pageData({ template, words, modules }: PageModules): string {
  const list = modules.map(({ href, integrity }) => `${href}|${integrity}`).join(' ')
  return ` data-template="${template}" data-words="${words}" data-modules="${escapeHtml(list)}"`
}
