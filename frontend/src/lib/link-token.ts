import { readStored, store } from '#frontend/lib/storage.ts'

const TOKEN_LENGTH = 45

/**
 * Takes the token of a mail's link out of the address, so that nobody copies, prints or shares it, and keeps it for the tab.
 * @param page the last part of its path: each has a token of its own
 * @returns the one in the address, else the tab's; undefined without any
 */
export function takeLinkToken(page: string): string | undefined {
  const key = `${page}-link`
  const named = linkTokenIn(location.search + location.hash)
  if (named) store(key, named, 'sessionStorage')
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname)
  return named ?? readStored(key, 'sessionStorage') ?? undefined
}

/**
 * Finds `k=<token>` in a link as a mail program has mangled it: escaped once or more, wrapped with or without `=`, and with what
 * followed it in the mail. A token has letters, digits, `-` and `_` alone.
 */
export function linkTokenIn(address: string): string | undefined {
  // Quoted-printable writes `=` as `=3D`.
  const [, rest = ''] = /[?&#;]k=(?:3D)?([^&#]*)/.exec(unescaped(address)) ?? []
  return rest.replace(/[^\w-]/g, '').slice(0, TOKEN_LENGTH) || undefined
}

/** Never throws, unlike decodeURIComponent. Drops what is not ASCII. */
function unescaped(text: string): string {
  const once = text.replace(/%([\da-f]{2})/gi, (_, hex: string) => {
    const code = Number.parseInt(hex, 16)
    return code < 128 ? String.fromCharCode(code) : ''
  })
  return once === text ? text : unescaped(once)
}
