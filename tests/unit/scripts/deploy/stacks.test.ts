import { expect, test } from '@jest/globals'
import { type DeployedStack, releaseFailedCreations, untilSettled } from '#scripts/deploy/stacks.ts'

const stack = (name: string, status: string, isProtected = true): DeployedStack => ({
  name,
  status,
  isProtected,
  outputs: {},
})

test('only stacks that failed in their creation lose their protection', () => {
  const commands: string[] = []
  releaseFailedCreations(
    [
      stack('Data', 'CREATE_COMPLETE'),
      stack('Api', 'UPDATE_ROLLBACK_COMPLETE'),
      stack('Site', 'ROLLBACK_COMPLETE'),
      stack('Mail', 'ROLLBACK_FAILED'),
      stack('Admin', 'ROLLBACK_COMPLETE', false),
    ],
    (program, parameters) => commands.push([program, ...parameters].join(' ')),
  )
  const release =
    'aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name'
  expect(commands).toEqual([`${release} Site`, `${release} Mail`])
})

test('a deployment waits for the operation of an earlier one, and not for a change set that nobody executes', async () => {
  const states = ['UPDATE_IN_PROGRESS', 'UPDATE_COMPLETE_CLEANUP_IN_PROGRESS', 'UPDATE_COMPLETE']
  let reads = 0
  await untilSettled(() => [stack('Api', states[reads++] ?? ''), stack('Site', 'REVIEW_IN_PROGRESS')], {
    tries: 5,
    pauseMs: 0,
  })
  expect(reads).toBe(states.length)
})

test('a deployment gives up on an operation without end', async () => {
  const always = () => [stack('Site', 'CREATE_IN_PROGRESS')]
  await expect(untilSettled(always, { tries: 3, pauseMs: 0 })).rejects.toThrow('Site is CREATE_IN_PROGRESS')
})
