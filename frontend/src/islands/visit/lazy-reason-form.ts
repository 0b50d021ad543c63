import { lazyPart } from '#frontend/ui/lazy-part.ts'

/** With the form's fields: loads when something is called off. */
export const ReasonForm = lazyPart('reason-form', () =>
  import('#frontend/islands/visit/reason-form.tsx').then((module) => module.ReasonForm),
)
