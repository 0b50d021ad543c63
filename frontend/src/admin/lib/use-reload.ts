import { createContext, use } from 'react'

/** Reads again what the screen shows. */
export const ReloadContext = createContext<() => unknown>(() => undefined)

/** Call it after a change of what is shown. */
export const useReload = () => use(ReloadContext)
