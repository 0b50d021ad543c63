import { expect, test } from '@jest/globals'
import { hoursOfVisit, isForBusiness, jobLength, SERVICE_TYPES } from '#schemas/facts/jobs.ts'
import { jobLengthLabels } from '#words/labels/services.ts'

test('three services ask for a business (P12.2)', () => {
  expect(SERVICE_TYPES).toEqual(['residential', 'commercial', 'consultation', 'office', 'house'])
  expect(SERVICE_TYPES.filter(isForBusiness)).toEqual(['commercial', 'consultation', 'office'])
})

test('a job fills whole hours, at least one, and keeps those above a day (P39.1)', () => {
  const table = [0, 1, 60, 61, 120, 121, 240, 315, 600, 601, 782]
  expect(table.map((minutes) => hoursOfVisit('residential', minutes))).toEqual([
    1, 1, 1, 2, 2, 3, 4, 6, 10, 11, 14,
  ])
})

test('without minutes a consultation takes one hour, and how long others take is not known (P39.3)', () => {
  const unknown = ['consultation', 'residential', 'house'].map((type) => hoursOfVisit(type, undefined))
  expect(unknown).toEqual([1, undefined, undefined])
  expect(hoursOfVisit('consultation', 90)).toBe(2)
})

/** Worked out by hand: 0.9 and 1.2 times, to the nearest half hour. */
test.each([
  [0, '½ hour'],
  [6, '½ hour'],
  [25, '½ hour'],
  [45, '½-1 hour'],
  [60, '1 hour'],
  [75, '1-1½ hours'],
  [90, '1½-2 hours'],
  [120, '2-2½ hours'],
  [135, '2-2½ hours'],
  [180, '2½-3½ hours'],
  [240, '3½-5 hours'],
  [315, '4½-6½ hours'],
  [782, '11½-15½ hours'],
])('%i minutes are said as %s (P39.2)', (minutes, said) => {
  expect(jobLength(minutes, jobLengthLabels)).toBe(said)
})
