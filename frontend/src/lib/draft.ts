/**
 * Keeps unsaved input in this tab's session storage until it is saved or discarded: a session that ends mid-work,
 * or a reload, loses nothing. The forms of visitors and of the back office use it; logging out clears all of it.
 */
import { forgetAllStored, forgetStored, readStored, store } from '#frontend/lib/storage.ts'

const PREFIX = 'draft:'

/** `version` is the `updatedAt` of the row that was being edited, so that a later save still notices a newer one. */
type Draft<T> = { values: T; version?: string | undefined; idempotencyKey?: string }

/** The draft kept under a key, if it still parses. */
export function readDraft<T>(key: string): Draft<T> | undefined {
  const text = readStored(PREFIX + key, 'sessionStorage')
  if (text === null) return undefined
  try {
    return JSON.parse(text) as Draft<T>
  } catch {
    clearDraft(key)
    return undefined
  }
}

export function keepDraft<T>(key: string, draft: Draft<T>): void {
  store(PREFIX + key, JSON.stringify(draft), 'sessionStorage')
}

export function clearDraft(key: string): void {
  forgetStored(PREFIX + key, 'sessionStorage')
}

export function clearDrafts(): void {
  forgetAllStored(PREFIX, 'sessionStorage')
}
