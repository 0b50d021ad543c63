/** The words of every city's two pages, in the language of the build. */

import type { CommercialCity, ResidentialCity } from '#frontend/content/types.ts'
import { content as bakersfieldBusinesses } from '#words/commercial/bakersfield.ts'
import { content as clovisBusinesses } from '#words/commercial/clovis.ts'
import { content as delanoBusinesses } from '#words/commercial/delano.ts'
import { content as fresnoBusinesses } from '#words/commercial/fresno.ts'
import { content as hanfordBusinesses } from '#words/commercial/hanford.ts'
import { content as kingsburgBusinesses } from '#words/commercial/kingsburg.ts'
import { content as lemooreBusinesses } from '#words/commercial/lemoore.ts'
import { content as portervilleBusinesses } from '#words/commercial/porterville.ts'
import { content as tulareBusinesses } from '#words/commercial/tulare.ts'
import { content as visaliaBusinesses } from '#words/commercial/visalia.ts'
import { content as bakersfieldHomes } from '#words/residential/bakersfield.ts'
import { content as clovisHomes } from '#words/residential/clovis.ts'
import { content as delanoHomes } from '#words/residential/delano.ts'
import { content as fresnoHomes } from '#words/residential/fresno.ts'
import { content as hanfordHomes } from '#words/residential/hanford.ts'
import { content as kingsburgHomes } from '#words/residential/kingsburg.ts'
import { content as lemooreHomes } from '#words/residential/lemoore.ts'
import { content as portervilleHomes } from '#words/residential/porterville.ts'
import { content as tulareHomes } from '#words/residential/tulare.ts'
import { content as visaliaHomes } from '#words/residential/visalia.ts'

export const COMMERCIAL_CITIES: readonly CommercialCity[] = [
  bakersfieldBusinesses,
  clovisBusinesses,
  delanoBusinesses,
  fresnoBusinesses,
  hanfordBusinesses,
  kingsburgBusinesses,
  lemooreBusinesses,
  portervilleBusinesses,
  tulareBusinesses,
  visaliaBusinesses,
]

export const RESIDENTIAL_CITIES: readonly ResidentialCity[] = [
  bakersfieldHomes,
  clovisHomes,
  delanoHomes,
  fresnoHomes,
  hanfordHomes,
  kingsburgHomes,
  lemooreHomes,
  portervilleHomes,
  tulareHomes,
  visaliaHomes,
]
