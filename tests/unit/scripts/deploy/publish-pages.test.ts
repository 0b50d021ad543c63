import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from '@jest/globals'
import { publishPages } from '#scripts/deploy/publish-pages.ts'

/** Publishes with an AWS CLI that writes one answer after the other to the file it is given. @returns how it was called */
function publish(...answers: object[]): string[] {
  const calls: string[] = []
  publishPages('Cleaning-prod-Publisher', (parameters) => {
    const file = parameters.at(-1) ?? ''
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(answers[calls.length]))
    calls.push(parameters.join(' '))
  })
  return calls
}

test('a deployment starts the publisher by its name', () => {
  expect(publish({ outcome: 'published', changed: [] })).toEqual([
    expect.stringMatching(/^lambda invoke --function-name Cleaning-prod-Publisher /),
  ])
})

test('a run that an edit overtakes is started again, until the deployment gives up', () => {
  const overtaken = { outcome: 'superseded' }
  expect(publish(overtaken, overtaken, { outcome: 'published', changed: [] })).toHaveLength(3)
  expect(() => publish(...Array(9).fill(overtaken))).toThrow('keep overtaking')
})

test('a publisher that fails makes the deployment fail', () => {
  const failing = () => publish({ errorType: 'Error', errorMessage: 'Timeout' })
  expect(failing).toThrow('The publisher failed: Timeout')
})
