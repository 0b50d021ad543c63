/** The HTML around a rendered page. No inline script, no style: the content security policy allows neither. */
import { escapeJson } from '#frontend/seo/escape-json.ts'
import { escapeHtml } from '#schemas/markup/escape-html.ts'

/** A built file and its subresource integrity, for instance `sha384-...`. */
export type Asset = { href: string; integrity: string }

export type DocumentParts = {
  /** Lines of the head, from `renderHead`. */
  head: string
  body: string
  structuredData: object[]
  styles: Asset
  /** The page's entry script, loaded at once. */
  script: Asset
  /** What the script fetches later, each after those it needs, the entry last (see boot.ts). */
  modules: Asset[]
  /** Addresses of what entry-client.tsx imports to take the page over; the back office's shell has none. */
  page?: { template: string; words: string }
  /** The icons that the page may show, as `<symbol>` elements. */
  icons: string
}

/** One page as it is written to disk. */
export function renderDocument(parts: DocumentParts): string {
  const { head, body, structuredData, styles, script, modules, page, icons } = parts
  const later = modules.map(({ href, integrity }) => `${href}|${integrity}`).join(' ')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<meta name="theme-color" content="#0b4a55">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="stylesheet" href="${styles.href}" integrity="${styles.integrity}">
<script type="module" src="${script.href}" integrity="${script.integrity}"${later ? ` fetchpriority="low" data-modules="${escapeHtml(later)}"` : ''}></script>
</head>
<body>
<div id="root"${page ? ` data-template="${page.template}" data-words="${page.words}"` : ''}>${body}</div>
<svg width="0" height="0" hidden aria-hidden="true">${icons}</svg>
${structuredData.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`).join('\n')}
</body>
</html>
`
}
