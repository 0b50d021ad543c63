/** Keeps the open dialog in the URL: Back closes it, a reload or a new sign-in opens it again. */
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** Key of the location that a dialog is about to leave: the browser goes back a moment later. */
let left: string | undefined

/** React Router's key of the entry in the browser's history. */
const currentKey = (): string => (history.state as { key?: string } | null)?.key ?? 'default'

/** `name` and, for a dialog about a record, its `id`. */
export function useDialogParam() {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (location.key) left = undefined
  }, [location.key])
  const to = (name: string | undefined, id?: string) => {
    const next = new URLSearchParams(search)
    next.delete('dialog')
    next.delete('id')
    if (name) next.set('dialog', name)
    if (id) next.set('id', id)
    return { pathname: location.pathname, search: next.toString() }
  }
  return {
    name: search.get('dialog') ?? undefined,
    id: search.get('id') ?? undefined,
    open: (name: string, id?: string) =>
      navigate(to(name, id), { state: { isDialog: true }, preventScrollReset: true }),
    /** Goes back to where the dialog was opened, or removes it from the URL when the page was loaded with it. */
    close: () => {
      // Already left: by a second press before the browser went back, or while a change was running.
      if (location.key === left || location.key !== currentKey()) return
      left = location.key
      if ((location.state as { isDialog?: boolean } | null)?.isDialog) navigate(-1)
      else navigate(to(undefined), { replace: true, preventScrollReset: true })
    },
  }
}
