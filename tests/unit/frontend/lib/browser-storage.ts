/** The storage of a browser, which can be full or blocked. */
import { forgetAllStored } from '#frontend/lib/storage.ts'

const AREAS = ['localStorage', 'sessionStorage'] as const

/** As browsers have it: the stored names are its own properties. */
class Area {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? ((this as unknown as Record<string, string>)[key] ?? null) : null
  }
  setItem(key: string, text: string) {
    if (storage.isFull) throw new Error('QuotaExceededError')
    Object.assign(this, { [key]: text })
  }
  removeItem(key: string) {
    delete (this as unknown as Record<string, string>)[key]
  }
}

const empty = () => ({
  isFull: false,
  isBlocked: false,
  localStorage: new Area(),
  sessionStorage: new Area(),
})

export const storage = empty()

/** Gives `window` empty areas, and forgets what earlier tests kept in memory. */
export function openStorage() {
  Object.assign(storage, empty())
  const areaOf = (name: (typeof AREAS)[number]) => ({
    get: () => {
      if (storage.isBlocked) throw new Error('SecurityError')
      return storage[name]
    },
  })
  const window = Object.defineProperties(
    { name: '' },
    { localStorage: areaOf('localStorage'), sessionStorage: areaOf('sessionStorage') },
  )
  Object.assign(globalThis, { window })
  for (const name of AREAS) forgetAllStored('', name)
}
