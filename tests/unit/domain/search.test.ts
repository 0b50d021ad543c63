import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readSearch } from '#functions/domain/search.ts'
import { LIMITS } from '#schemas/limits.ts'

/** DynamoDB takes an expression of 300 operators and functions; of n spellings come at most 2n. */
const MOST_SPELLINGS = 150

test('no search, however it is written, asks the table for more than it takes', () => {
  const piece = fc.constantFrom(
    'jun 1 ',
    'may 2,',
    'december 31 ',
    '1/1 ',
    '1-23 ',
    '+1 ',
    'a ',
    '555-0199 ',
    ',',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { terms } = readSearch(pieces.join('').slice(0, LIMITS.search).trim())
      expect(terms.flat().length).toBeLessThan(MOST_SPELLINGS)
      for (const spellings of terms) expect(spellings.length).toBeGreaterThan(0)
    }),
  )
})
