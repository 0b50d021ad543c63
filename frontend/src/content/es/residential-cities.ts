/** The words of every city's page for homes. */

import type { ResidentialCity } from '#frontend/content/types.ts'
import { content as bakersfield } from '#words/residential/bakersfield.ts'
import { content as clovis } from '#words/residential/clovis.ts'
import { content as delano } from '#words/residential/delano.ts'
import { content as fresno } from '#words/residential/fresno.ts'
import { content as hanford } from '#words/residential/hanford.ts'
import { content as kingsburg } from '#words/residential/kingsburg.ts'
import { content as lemoore } from '#words/residential/lemoore.ts'
import { content as porterville } from '#words/residential/porterville.ts'
import { content as tulare } from '#words/residential/tulare.ts'
import { content as visalia } from '#words/residential/visalia.ts'

export const RESIDENTIAL_CITIES: readonly ResidentialCity[] = [
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
