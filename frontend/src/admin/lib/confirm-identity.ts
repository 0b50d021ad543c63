import { createContext, use } from 'react'

/** Asks the signed-in admin to sign in again. Resolves to whether that happened. */
type ConfirmIdentity = () => Promise<boolean>

export const ConfirmIdentityContext = createContext<ConfirmIdentity>(async () => false)

export const useConfirmIdentity = () => use(ConfirmIdentityContext)
