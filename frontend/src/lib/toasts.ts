/** Notifications: any code may show one, one place renders it (ui/toaster.tsx). */
import { createStore } from '#frontend/lib/create-store.ts'

export type Toast = {
  id: string
  title: string
  description?: string
  /** A button that also closes the notification. */
  action?: { label: string; onPress: () => void }
  /** destructive: something failed. */
  variant?: 'default' | 'destructive'
  isOpen: boolean
}

/** Milliseconds after which a dismissed one is removed (P30.1). */
const REMOVE_DELAY = 1_000_000

/** At most one at a time (P30.1). */
export const currentToast = createStore<Toast | undefined>(undefined)
let lastId = 0
/** The timer that removes the current one, once it is dismissed. */
let removal: ReturnType<typeof setTimeout> | undefined

function replaceToast(toast: Toast | undefined) {
  clearTimeout(removal)
  removal = undefined
  currentToast.set(toast)
}

/** Shows a notification in place of the current one. @returns its id */
export function showToast(toast: Omit<Toast, 'id' | 'isOpen'>): string {
  // Stryker disable next-line UpdateOperator: ids need only differ
  const id = String(++lastId)
  replaceToast({ ...toast, id, isOpen: true })
  return id
}

export function showFailure(title: string, description: string): void {
  showToast({ title, description, variant: 'destructive' })
}

export function updateToast(id: string, changes: Partial<Omit<Toast, 'id'>>) {
  const toast = currentToast.get()
  if (toast?.id === id) currentToast.set({ ...toast, ...changes })
}

/** Closes a notification; it stays, closed, until it is removed. */
export function dismissToast(id: string) {
  if (currentToast.get()?.id !== id) return
  updateToast(id, { isOpen: false })
  removal ??= setTimeout(() => removeToast(id), REMOVE_DELAY)
}

/** Closes a failure notification, once a later try has succeeded. */
export function dismissFailures() {
  const toast = currentToast.get()
  if (toast?.isOpen && toast.variant === 'destructive') dismissToast(toast.id)
}

/** Takes a notification away at once. */
export function removeToast(id: string) {
  if (currentToast.get()?.id === id) replaceToast(undefined)
}
