/** Notifications: any code may show one, one place renders them (ui/toaster.tsx). */
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

/** At most one at a time; a dismissed one is removed after 1,000,000 ms (P30.1). */
const TOAST_LIMIT = 1
const REMOVE_DELAY = 1_000_000

export const toasts = createStore<readonly Toast[]>([])
let lastId = 0
const removals = new Map<string, ReturnType<typeof setTimeout>>()

/** Shows a notification in place of the current one. @returns its id */
export function showToast(toast: Omit<Toast, 'id' | 'isOpen'>): string {
  // Stryker disable next-line UpdateOperator: ids need only differ
  const id = String(++lastId)
  toasts.set([{ ...toast, id, isOpen: true }, ...toasts.get()].slice(0, TOAST_LIMIT))
  return id
}

export function updateToast(id: string, changes: Partial<Omit<Toast, 'id'>>) {
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)))
}

/** Closes a notification; it stays in the list, closed, until it is removed. */
export function dismissToast(id: string) {
  updateToast(id, { isOpen: false })
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => removeToast(id), REMOVE_DELAY),
    )
}

/** Closes failure notifications, once a later try has succeeded. */
export function dismissFailures() {
  for (const { id, variant, isOpen } of toasts.get())
    if (isOpen && variant === 'destructive') dismissToast(id)
}

/** Takes a notification out of the list at once. */
export function removeToast(id: string) {
  clearTimeout(removals.get(id))
  removals.delete(id)
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

export const { get: currentToasts } = toasts
