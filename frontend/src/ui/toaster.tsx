import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { currentToasts, noToasts, subscribeToToasts } from '#frontend/lib/toasts.ts'
import { lazyPart } from '#frontend/ui/lazy-part.ts'

// Loaded with the first focus: without a connection, it is too late once there is a failure to tell.
const loadToastList = () => import('#frontend/ui/toast-list.tsx').then(({ ToastList }) => ToastList)
const ToastList = lazyPart(loadToastList)

/** Renders the notifications of lib/toasts.ts. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts)
  useEffect(() => {
    const load = () => void loadToastList()
    addEventListener('focusin', load, { once: true })
    return () => removeEventListener('focusin', load)
  }, [])
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  )
}
