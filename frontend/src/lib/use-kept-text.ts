/** A text or choice that is kept for the tab until it is sent, for a form of one field: a reload loses nothing. */
import { useState } from 'react'
import { clearDraft, keepDraft, readDraft } from '#frontend/lib/draft.ts'

/** @returns the text, and functions that change it and, once it is sent, forget what is kept */
export function useKeptText(key: string) {
  const [text, setText] = useState(() => {
    const kept = readDraft<unknown>(key)?.values
    return typeof kept === 'string' ? kept : ''
  })
  const change = (next: string) => {
    setText(next)
    keepDraft(key, { values: next })
  }
  return { text, change, forget: () => clearDraft(key) }
}
