/**
 * Browser storage that never throws: where it is blocked or full, texts go along in the window's name, from page to page of the
 * tab, until the visitor leaves for another site (decision 87).
 */
export type Area = 'localStorage' | 'sessionStorage'

/** Values that could not be stored, by area and key. */
let texts: Map<string, string> | undefined

function unstored(): Map<string, string> {
  texts ??= textsOfPageBefore()
  return texts
}

/** Read only where storage refuses this page: another site can name the window of a link. */
function textsOfPageBefore(): Map<string, string> {
  try {
    return new Map(window.name && isRefused() ? JSON.parse(window.name) : [])
  } catch {
    return new Map()
  }
}

function isRefused(): boolean {
  try {
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      window[area].setItem('probe', '')
      window[area].removeItem('probe')
    }
    return false
  } catch {
    return true
  }
}

function nameWindow() {
  window.name = JSON.stringify([...unstored()])
}

/** The text under a key; null without one. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  const kept = unstored().get(`${area} ${key}`)
  if (kept !== undefined) return kept
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

export function store(key: string, text: string, area: Area = 'localStorage'): void {
  // The next page must not read an older text.
  forgetStored(key, area)
  try {
    window[area].setItem(key, text)
  } catch {
    unstored().set(`${area} ${key}`, text)
    nameWindow()
  }
}

export function forgetStored(key: string, area: Area = 'localStorage'): void {
  if (unstored().delete(`${area} ${key}`)) nameWindow()
  try {
    window[area].removeItem(key)
  } catch {
    // Blocked: nothing is stored there.
  }
}

export function forgetAllStored(prefix: string, area: Area = 'localStorage'): void {
  for (const name of unstored().keys()) {
    if (name.startsWith(`${area} ${prefix}`)) forgetStored(name.slice(area.length + 1), area)
  }
  try {
    for (const key of Object.keys(window[area])) {
      if (key.startsWith(prefix)) window[area].removeItem(key)
    }
  } catch {
    // Blocked: nothing is stored there.
  }
}
