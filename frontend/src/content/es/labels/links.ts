import type { linkLabels as english } from '#frontend/content/en/labels/links.ts'
import type { Translation } from '#frontend/content/types.ts'

/** Texts that the pages of links in mails share. */
export const linkLabels = {
  opening: 'Abriendo...',
  retry: 'Intentar otra vez',
  missing: {
    heading: 'Abra el enlace de su correo',
    text: 'Esta página muestra a dónde lleva el enlace de su correo. Abra ese enlace otra vez o llame al {phone}.',
  },
  failed: {
    heading: 'En este momento no se puede mostrar',
    gone: 'Este enlace no funciona',
    text: 'Algo falló de nuestro lado. Por favor, intente otra vez en un momento.',
    offline: 'No llegó ninguna respuesta. Revise su conexión e intente otra vez.',
    call: '{message} O llámenos al {phone}.',
  },
} as const satisfies Translation<typeof english>
