/** The words of every city's page for businesses. */

import type { CommercialCity } from '#frontend/content/types.ts'
import { content as bakersfield } from '#words/commercial/bakersfield.ts'
import { content as clovis } from '#words/commercial/clovis.ts'
import { content as delano } from '#words/commercial/delano.ts'
import { content as fresno } from '#words/commercial/fresno.ts'
import { content as hanford } from '#words/commercial/hanford.ts'
import { content as kingsburg } from '#words/commercial/kingsburg.ts'
import { content as lemoore } from '#words/commercial/lemoore.ts'
import { content as porterville } from '#words/commercial/porterville.ts'
import { content as tulare } from '#words/commercial/tulare.ts'
import { content as visalia } from '#words/commercial/visalia.ts'

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
