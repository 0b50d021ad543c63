import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, noToasts, subscribeToToasts } from '#frontend/lib/toasts.ts'

// Loaded with the first notification: most visits never see one.
const ToastList = lazy(() =>
  import('#frontend/components/toast-list.tsx').then(({ ToastList }) => ({ default: ToastList })),
)

/** Renders the notifications of lib/toasts.ts. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  )
}
