/**
 * Browser storage as a convenience: where it is blocked or full, the text is kept in memory until the page is left, and
 * nothing throws. boot.ts has a try of its own, because it may import nothing.
 */
export type Area = 'localStorage' | 'sessionStorage'

/** What could not be stored, by area and key. */
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
    // An older text must not come back on the next page in place of this one.
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
    // Blocked: then nothing is kept there.
  }
}

/** Forgets every key that begins so. */
export function forgetAllStored(prefix: string, area: Area = 'localStorage'): void {
  for (const name of unstored.keys()) {
    if (name.startsWith(`${area} ${prefix}`)) unstored.delete(name)
  }
  try {
    for (const key of Object.keys(window[area])) {
      if (key.startsWith(prefix)) window[area].removeItem(key)
    }
  } catch {
    // Blocked: then nothing is kept there.
  }
}
