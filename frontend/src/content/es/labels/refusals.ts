import type { refusalLabels as english } from '#frontend/content/en/labels/refusals.ts'
import type { Translation } from '#frontend/content/types.ts'

/** What the API says when it refuses something. `{date}` is a day, written in full. */
export const refusalLabels = {
  'check-fields': 'Por favor, revise los campos marcados.',
  'damaged-text': 'Algunos caracteres se dañaron (\uFFFD). Por favor, escríbalos otra vez.',
  'day-closed': 'Este día no se puede reservar. Por favor, elija otro.',
  'day-too-soon':
    'En {town}, la primera visita es el día después de su reserva. Por favor, elija un día posterior.',
  'not-its-day': 'Ese día de la semana no vamos a {town}. Por favor, elija otro día.',
  'not-yet': 'Todavía no llegamos al {zip}. Revise la dirección o llame al {phone}.',
  'address-too-soon':
    'En esta dirección, la primera visita es el día después de su reserva. Elija un día posterior, o agregue la ciudad o el código postal si falta.',
  'window-begun': 'Este horario de llegada ya empezó. Por favor, elija otro.',
  'window-is-yours': 'Su visita ya tiene este horario de llegada.',
  'quote-gone': 'Este presupuesto ya no existe.',
  'more-than-a-day':
    'Es más que el trabajo de un día. Le llamaremos para planearlo. También puede llamar al {phone}.',
  'priced-by-phone': 'Es más de lo que cotizamos en línea. Por favor, llámenos para darle un precio.',
  'link-gone': 'Este enlace ya no funciona. Por favor, llame al {phone}.',
  'newer-version': 'Mientras tanto se guardó una versión más nueva. Revísela e intente otra vez.',
  'window-taken': 'Este horario de llegada ya no está disponible. Por favor, elija otro.',
  'visit-over':
    'Esta visita ya no se puede cambiar. Con gusto le atendemos otra vez: reserve otra o llame al {phone}.',
  'visit-too-late': 'Ya es tarde para cambiar esta visita aquí. Por favor, llame al {phone}.',
  'visit-moved-often': 'Para cambiar esta visita otra vez, llame al {phone}.',
  'visit-answered': 'Esta visita ya no necesita respuesta.',
  'quote-booked': 'Este presupuesto ya está reservado.',
  'quote-booked-for':
    'Este presupuesto ya está reservado para el {date}. Para otra visita, pida otro presupuesto.',
  'quote-expired': 'Este precio estuvo garantizado hasta el {date}. Pida otro presupuesto.',
  'quote-expired-today':
    'Este precio estuvo garantizado hasta el {date}. Hoy son {price}. Pida otro presupuesto.',
  'quote-changed': 'Este presupuesto acaba de cambiar. Por favor, intente otra vez.',
  'saved-otherwise':
    'Ya se guardó un intento anterior, con otros datos. Por favor, revise lo que hay antes de enviar otra vez.',
  'too-many-requests': 'Son demasiados intentos. Espere un minuto e intente otra vez.',
  'enough-for-today':
    'Hoy ya no se puede enviar más en línea desde esta conexión. Por favor, intente mañana.',
  'enough-changes': 'Esta visita ya se cambió muchas veces hoy. Intente mañana o llame al {phone}.',
  'too-many-visits':
    'Por ahora no se pueden reservar más visitas en línea con este correo o teléfono. Por favor, llame al {phone}.',
  busy: 'El servicio está ocupado. Por favor, intente otra vez en un momento.',
} as const satisfies Translation<typeof english>
