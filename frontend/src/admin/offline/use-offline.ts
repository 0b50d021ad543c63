import { useEffect } from 'react'
import { keptDay, readChanges, tabs } from '#frontend/admin/device/kept.ts'
import { startWorker, updateWorker } from '#frontend/admin/device/register-worker.ts'
import { useSession } from '#frontend/admin/lib/use-session.ts'
import { sendChanges } from '#frontend/admin/offline/send-changes.ts'

const RETRY_MS = 30_000

/** While somebody is signed in: keeps the shell, and sends waiting changes at the start, when the network is back and on return. */
export function useOffline(): void {
  const { admin, end, retry, signOut } = useSession()
  const username = admin?.username
  useEffect(() => {
    startWorker().catch(() => {})
  }, [])
  useEffect(() => {
    if (username === undefined) return
    const send = () => void sendChanges(username, end)
    const look = () => {
      send()
      // Deletes a day that is too old.
      void keptDay()
      updateWorker().catch(() => {})
    }
    const hear = ({ data }: MessageEvent) => {
      if (data === 'signed-out') signOut(true)
      // The cookie may be another admin's by now.
      else if (data === 'signed-in') retry()
      else void readChanges()
    }
    send()
    void keptDay()
    addEventListener('online', send)
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    tabs.addEventListener('message', hear)
    // No event says that the server can be reached again.
    const timer = setInterval(send, RETRY_MS)
    return () => {
      removeEventListener('online', send)
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
      tabs.removeEventListener('message', hear)
      clearInterval(timer)
    }
  }, [username, end, retry, signOut])
}
