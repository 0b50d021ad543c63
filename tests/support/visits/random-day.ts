/** A day of one crew that fills up at random, and whether somebody could drive it. */
import { counted, type Places, placesFor } from '#functions/availability/availability.ts'
import { ARRIVAL_TIMES, DAY_HOURS } from '#schemas/facts/pacific-time.ts'
import { seededRandom } from '#tests/support/random.ts'

type Visit = { serviceDate: string; serviceTime: string; hours: number }

const OPENS = 8
const CLOSES = 18
const STEPS = 24

/** Books, moves and cancels visits of 1 to 10 hours, as `fit` allows. */
export function randomDay(seed: number): { visits: Visit[]; taken: Places } {
  const random = seededRandom(seed)
  const visits: (Visit & { places: number[] })[] = []
  const taken = () => counted(new Map(), visits)
  function book(hours: number): void {
    const serviceTime = random.pick(ARRIVAL_TIMES)
    const visit = { serviceDate: '2026-12-01', serviceTime, hours }
    const places = placesFor(visit, { capacity: 2, claimed: taken() })
    if (places) visits.push({ ...visit, places })
  }
  // Short visits are the usual ones.
  const someHours = () => random.between(1, random.between(2, DAY_HOURS + 2))
  for (let step = 0; step < STEPS; step++) {
    const [left] = random.chance(0.3) ? visits.splice(random.between(0, visits.length), 1) : []
    book(left && random.chance(0.5) ? left.hours : someHours())
  }
  return { visits, taken: taken() }
}

/** True if the visits can follow each other in some order, each begun in its arrival window and all ended by 6 PM. */
export function canBeDriven(visits: readonly Visit[], freeFrom = OPENS): boolean {
  return (
    visits.length === 0 ||
    visits.some((visit, index) => {
      const opens = Number(visit.serviceTime.slice(0, 2))
      const begins = Math.max(freeFrom, opens)
      // A whole hour before the window's end at the latest: nobody begins as it closes.
      const isOnTime = begins <= opens + 2 && begins + visit.hours <= CLOSES
      return isOnTime && canBeDriven(visits.toSpliced(index, 1), begins + visit.hours)
    })
  )
}
