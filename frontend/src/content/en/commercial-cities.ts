/** The words of every city's page for businesses. */
import { content as bakersfield } from '#frontend/content/en/commercial/bakersfield.ts'
import { content as clovis } from '#frontend/content/en/commercial/clovis.ts'
import { content as delano } from '#frontend/content/en/commercial/delano.ts'
import { content as fresno } from '#frontend/content/en/commercial/fresno.ts'
import { content as hanford } from '#frontend/content/en/commercial/hanford.ts'
import { content as kingsburg } from '#frontend/content/en/commercial/kingsburg.ts'
import { content as lemoore } from '#frontend/content/en/commercial/lemoore.ts'
import { content as porterville } from '#frontend/content/en/commercial/porterville.ts'
import { content as tulare } from '#frontend/content/en/commercial/tulare.ts'
import { content as visalia } from '#frontend/content/en/commercial/visalia.ts'
import type { CommercialCity } from '#frontend/content/types.ts'

export const COMMERCIAL_CITIES: readonly CommercialCity[] = [
  bakersfield,
  clovis,
  delano,
  fresno,
  hanford,
  kingsburg,
  lemoore,
  porterville,
  tulare,
  visalia,
]
