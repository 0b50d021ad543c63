/** The notification area of spec §9: one toast at a time, 5 s, swipe right 50 px, F8. */
import * as Toast from '@radix-ui/react-toast'
import { createContext, type ReactNode, use, useMemo, useReducer } from 'react'
import { Icon } from '#frontend/components/icon.tsx'

export type ToastWords = { title: string; description?: string; isDestructive?: boolean }
type ShownToast = ToastWords & { id: number; isOpen: boolean }
type Change =
  | { type: 'add' | 'update'; toast: ToastWords & { id: number } }
  | { type: 'dismiss' | 'remove'; id: number }

type Toasts = {
  /** Shows a toast in place of the one before and returns its id. */
  add: (words: ToastWords) => number
  update: (id: number, words: ToastWords) => void
  dismiss: (id: number) => void
  remove: (id: number) => void
}

const DISPLAY_MS = 5000
const REMOVE_AFTER_MS = 1_000_000
const SWIPE_PX = 50

const ToastContext = createContext<Toasts | undefined>(undefined)

function change(shown: ShownToast | undefined, action: Change): ShownToast | undefined {
  switch (action.type) {
    case 'add':
      return { ...action.toast, isOpen: true }
    case 'update':
      return shown?.id === action.toast.id ? { ...action.toast, isOpen: shown.isOpen } : shown
    case 'dismiss':
      return shown?.id === action.id ? { ...shown, isOpen: false } : shown
    case 'remove':
      return shown?.id === action.id ? undefined : shown
  }
}

let lastId = 0

/** Holds the notification area around the whole back office, so that a toast outlives a change of screen. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, dispatch] = useReducer(change, undefined)
  const toasts = useMemo<Toasts>(() => {
    const remove = (id: number) => dispatch({ type: 'remove', id })
    return {
      add(words) {
        lastId += 1
        dispatch({ type: 'add', toast: { ...words, id: lastId } })
        return lastId
      },
      update: (id, words) => dispatch({ type: 'update', toast: { ...words, id } }),
      dismiss(id) {
        dispatch({ type: 'dismiss', id })
        setTimeout(remove, REMOVE_AFTER_MS, id)
      },
      remove,
    }
  }, [])
  return (
    <ToastContext value={toasts}>
      <Toast.Provider duration={DISPLAY_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
        {children}
        {shown && <ToastCard key={shown.id} toast={shown} onDismiss={() => toasts.dismiss(shown.id)} />}
        <Toast.Viewport className="toast-area" hotkey={['F8']} />
      </Toast.Provider>
    </ToastContext>
  )
}

function ToastCard({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  return (
    <Toast.Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      type={toast.isDestructive ? 'foreground' : 'background'}
      className={`toast-card ${toast.isDestructive ? 'toast-card-destructive' : ''}`}
    >
      <div className="flex-grow-1">
        <Toast.Title className="fw-semibold">{toast.title}</Toast.Title>
        {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
      </div>
      <Toast.Close className="btn btn-icon" aria-label="Close">
        <Icon name="x-lg" />
      </Toast.Close>
    </Toast.Root>
  )
}

/** The notification area's commands. @throws Error outside of ToastProvider */
export function useToasts(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToasts needs a ToastProvider')
  return toasts
}
