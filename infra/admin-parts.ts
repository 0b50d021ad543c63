import type { NamedRoute } from '#schemas/routes.ts'

/** Stacks of the back office, by the first words of their paths below /api/admin. Records is the rest. */
export const ADMIN_STACKS = {
  SignIn: ['login', 'logout', 'challenges', 'session', 'password', 'sign-in'],
  Website: ['settings', 'pricing', 'content', 'reviews', 'photo-uploads', 'photos', 'publication'],
}
export const ADMIN_PARTS = [...Object.keys(ADMIN_STACKS), 'Records']

/** Which stack an endpoint of sign-in or back office is in. */
export function adminPartOf({ path }: NamedRoute): string {
  const word = path.split('/')[3] ?? ''
  return Object.entries(ADMIN_STACKS).find(([, words]) => words.includes(word))?.[0] ?? 'Records'
}
