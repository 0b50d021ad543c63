import { showToast } from '#frontend/lib/toasts.ts'

const SCOPE = '/admin/'

/** Registers the worker, which keeps the shell, and says when a newer build has replaced the one that this tab runs. */
export async function startWorker(): Promise<void> {
  // The development server has no worker.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const worker = navigator.serviceWorker
  const registration = await worker.register(`${SCOPE}worker.js`, { scope: SCOPE, updateViaCache: 'none' })
  // Signing out has deleted the shell of a worker that is still there.
  registration.active?.postMessage('keep')
  worker.onmessage = ({ data: entry }) => {
    if (new URL(ownEntry()).pathname === entry) return
    showToast({
      title: 'New Version',
      description: 'The back office was updated. Reload to use the new version.',
      action: { label: 'Reload', onPress: () => location.reload() },
    })
  }
}

/** The script that the page loads, by which its build is known. */
const ownEntry = () => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? location.href

/** Looks for a newer build: a phone keeps a tab open for weeks. */
export async function updateWorker(): Promise<void> {
  await (await navigator.serviceWorker?.getRegistration(SCOPE))?.update()
}

export async function stopWorker(): Promise<void> {
  await (await navigator.serviceWorker?.getRegistration(SCOPE))?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
