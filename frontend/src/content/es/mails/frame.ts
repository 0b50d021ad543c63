import type { mailFrame as english } from '#frontend/content/en/mails/frame.ts'
import { language } from '#frontend/content/es/language.ts'
import type { Translation } from '#frontend/content/types.ts'

/** What the mails to customers have in common. */
export const mailFrame = {
  language: language.code,
  subject: '{heading} - {business}',
  call: 'Llámenos',
  closing:
    '{business}, {place}. Recibió este correo porque nos dieron esta dirección. Si fue por error, por favor no haga caso.',
  stop: 'Detener estos correos',
} as const satisfies Translation<typeof english>
