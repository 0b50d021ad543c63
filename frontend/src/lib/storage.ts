/**
 * Browser storage that never throws: where it is blocked or full, texts are kept in memory until the page is left.
 */
export type Area = 'localStorage' | 'sessionStorage'

/** Values that could not be stored, by area and key. */
const unstored = new Map<string, string>()

/** The text under a key; null without one. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  const kept = unstored.get(`${area} ${key}`)
  if (kept !== undefined) return kept
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text under a key. */
export function store(key: string, text: string, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, text)
    unstored.delete(`${area} ${key}`)
  } catch {
    // The next page must not read an older text.
    forgetStored(key, area)
    unstored.set(`${area} ${key}`, text)
  }
}

/** Forgets one key. */
export function forgetStored(key: string, area: Area = 'localStorage'): void {
  unstored.delete(`${area} ${key}`)
  try {
    window[area].removeItem(key)
  } catch {
    // Blocked: nothing is stored there.
  }
}

/** Forgets every key with this prefix. */
export function forgetAllStored(prefix: string, area: Area = 'localStorage'): void {
  for (const name of unstored.keys()) {
    if (name.startsWith(`${area} ${prefix}`)) unstored.delete(name)
  }
  try {
    for (const key of Object.keys(window[area])) {
      if (key.startsWith(prefix)) window[area].removeItem(key)
    }
  } catch {
    // Blocked: nothing is stored there.
  }
}
