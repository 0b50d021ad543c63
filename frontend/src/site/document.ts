/** The HTML around a rendered page. No style and no inline script but boot.ts: the content security policy allows no other. */
import { searchLabels } from '#frontend/content/en/labels/search-engines.ts'
import { type Asset, PAGE_BLOCK_ID } from '#frontend/lib/page-block.ts'
import { escapeJson } from '#frontend/site/seo/escape-json.ts'
import { escapeHtml } from '#schemas/markup/escape-html.ts'

type DocumentParts = {
  /** Lines of the head, from `renderHead`. */
  head: string
  body: string
  structuredData: readonly object[]
  styles: Asset
  /** Script that runs at once: a file, or the text of a module. */
  script: Asset | string
  /** Files that the boot script loads, the entry last; the back office's shell has none. */
  modules?: readonly Asset[]
  /** For islands (lib/page-block.ts). */
  block?: object
  /** The icons that the page may show, as `<symbol>` elements. */
  icons: string
}

/** One page as it is published. */
export function documentOf(parts: DocumentParts): string {
  const { head, body, structuredData, styles, script, modules = [], block, icons } = parts
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
<div id="root"${modules.length > 0 ? ` data-modules="${escapeHtml(listOf(modules))}"` : ''}>${body}</div>
<div hidden><svg>${icons}</svg></div>
${block ? `<script type="application/json" id="${PAGE_BLOCK_ID}">${escapeJson(block)}</script>\n` : ''}${structuredData
  .map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`)
  .join('\n')}
</body>
</html>
`
}

function scriptElement(script: Asset | string): string {
  return typeof script === 'string'
    ? `<script type="module">${script}</script>`
    : `<script type="module" src="${script.href}" integrity="${script.integrity}"></script>`
}

const listOf = (modules: readonly Asset[]) =>
  modules.map(({ href, integrity }) => `${href}|${integrity}`).join(' ')
