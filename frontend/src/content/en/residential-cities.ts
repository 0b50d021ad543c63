/** The words of every city's page for homes. */
import { content as bakersfield } from '#frontend/content/en/residential/bakersfield.ts'
import { content as clovis } from '#frontend/content/en/residential/clovis.ts'
import { content as delano } from '#frontend/content/en/residential/delano.ts'
import { content as fresno } from '#frontend/content/en/residential/fresno.ts'
import { content as hanford } from '#frontend/content/en/residential/hanford.ts'
import { content as kingsburg } from '#frontend/content/en/residential/kingsburg.ts'
import { content as lemoore } from '#frontend/content/en/residential/lemoore.ts'
import { content as porterville } from '#frontend/content/en/residential/porterville.ts'
import { content as tulare } from '#frontend/content/en/residential/tulare.ts'
import { content as visalia } from '#frontend/content/en/residential/visalia.ts'
import type { ResidentialCity } from '#frontend/content/types.ts'

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
