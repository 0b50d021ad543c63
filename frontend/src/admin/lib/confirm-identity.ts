import { createContext, use } from 'react'

/** Asks who is signed in to sign in once more. Resolves to whether that happened. */
type ConfirmIdentity = () => Promise<boolean>

export const ConfirmIdentityContext = createContext<ConfirmIdentity>(async () => false)

export const useConfirmIdentity = () => use(ConfirmIdentityContext)
