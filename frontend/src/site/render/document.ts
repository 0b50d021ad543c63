/** The HTML around a rendered page. No style, and no inline script but the boot scripts: the content security policy allows no other. */

import { type Asset, PAGE_BLOCK_ID } from '#frontend/lib/page-block.ts'
import { escapeHtml } from '#schemas/markup/escape-html.ts'
import { language } from '#words/language.ts'

type DocumentParts = {
  /** Lines of the head, from `renderHead`. */
  head: string
  body: string
  structuredData: readonly object[]
  styles: Asset
  /** Script of the page itself: a file, or its text. */
  script: Asset | string
  /** Runs an inline script where it stands, before the stylesheet, instead of once the page is parsed. */
  isEarly?: boolean
  /** What it reads from its element, for instance the modules that it loads, the entry last. */
  scriptData?: ScriptData
  /** For islands (lib/page-block.ts). */
  block?: object
  /** The icons that the page may show, as `<symbol>` elements. */
  icons: string
}

type ScriptData = Readonly<Record<string, string>>

export function documentOf(parts: DocumentParts): string {
  const { head, body, structuredData, styles, script, isEarly = false, scriptData = {}, block, icons } = parts
  return `<!doctype html>
<html lang="${language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<meta name="theme-color" content="#0b4a55">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${scriptElement(script, isEarly, scriptData)}
<link rel="stylesheet" href="${styles.href}" integrity="${styles.integrity}">
</head>
<body>
<div id="root">${body}</div>
<div hidden><svg>${icons}</svg></div>
${block ? `<script type="application/json" id="${PAGE_BLOCK_ID}">${escapeJson(block)}</script>\n` : ''}${structuredData
  .map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`)
  .join('\n')}
</body>
</html>
`
}

/** JSON for a data block: no `<` can end the element that holds it. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

function scriptElement(script: Asset | string, isEarly: boolean, data: ScriptData): string {
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('')
  return typeof script === 'string'
    ? `<script${isEarly ? '' : ' type="module"'}${attributes}>${script}</script>`
    : `<script type="module" src="${script.href}" integrity="${script.integrity}"${attributes}></script>`
}
