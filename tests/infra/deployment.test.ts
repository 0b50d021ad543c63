import { expect, test } from '@jest/globals'
import type { StageConfig } from '#infra/config.ts'
import { exportsOf, FULL, PLAIN, stacksOf, synthesise } from '#tests/infra/synthesise.ts'

test('an option that is switched on or off later keeps all exports: CloudFormation refuses to drop one that is in use', () => {
  const all = exportsOf(synthesise({ ...FULL, stage: PLAIN.stage }))
  expect(all.length).toBeGreaterThan(5)
  expect(exportsOf(synthesise(PLAIN))).toEqual(all)
  for (const option of ['domain', 'githubRepository', 'hasWebFirewall'] as const)
    expect(exportsOf(synthesise({ ...PLAIN, [option]: FULL[option] }))).toEqual(all)
})

test('in prod only Data is protected from its creation on: a protected stack that fails then cannot be created again', () => {
  const isProtected = (stage: StageConfig) =>
    Object.entries(stacksOf(stage)).flatMap(([part, stack]) => (stack.terminationProtection ? [part] : []))
  expect(isProtected(FULL)).toEqual(['Data'])
  expect(isProtected(PLAIN)).toEqual([])
})
