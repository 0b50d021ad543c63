import { beforeEach, expect, jest, test } from '@jest/globals'
import {
  type DeployedStack,
  originOf,
  readStacks,
  recordsOf,
  releaseFailedCreations,
  untilSettled,
} from '#scripts/deploy/stacks.ts'

const stack = (name: string, status: string, isProtected = true): DeployedStack => {
  return { name, status, isProtected, parameters: {}, outputs: {} }
}

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => {}))

test('only stacks that failed in their creation lose their protection', () => {
  const commands: string[] = []
  const stacks = [
    ...[stack('Data', 'CREATE_COMPLETE'), stack('Api', 'UPDATE_ROLLBACK_COMPLETE')],
    ...[stack('Site', 'ROLLBACK_COMPLETE'), stack('Mail', 'ROLLBACK_FAILED')],
    stack('Admin', 'ROLLBACK_COMPLETE', false),
  ]
  releaseFailedCreations(stacks, (parameters) => commands.push(parameters.join(' ')))
  const release =
    'cloudformation update-termination-protection --no-enable-termination-protection --stack-name'
  expect(commands).toEqual([`${release} Site`, `${release} Mail`])
})

test('a deployment waits for the operation of an earlier one, and not for a change set that nobody executes', async () => {
  const states = ['UPDATE_IN_PROGRESS', 'UPDATE_COMPLETE_CLEANUP_IN_PROGRESS', 'UPDATE_COMPLETE']
  let reads = 0
  const read = () => [stack('Api', states[reads++] ?? ''), stack('Site', 'REVIEW_IN_PROGRESS')]
  await untilSettled(read, { tries: 5, pauseMs: 0 })
  expect(reads).toBe(states.length)
})

test('a deployment gives up on an operation without end', async () => {
  const always = () => [stack('Site', 'CREATE_IN_PROGRESS')]
  await expect(untilSettled(always, { tries: 3, pauseMs: 0 })).rejects.toThrow('Site is CREATE_IN_PROGRESS')
})

test('a deployment sees the stacks of its own stage alone, and where their site is', () => {
  const Outputs = [{ OutputKey: 'Origin', OutputValue: 'https://cleaning.example' }]
  const site = { StackName: 'Cleaning-prod-Site', StackStatus: 'UPDATE_COMPLETE', Outputs }
  const Stacks = [
    { StackName: 'Cleaning-dev-Site', StackStatus: 'CREATE_IN_PROGRESS', Outputs },
    { ...site, EnableTerminationProtection: true },
    { StackName: 'Cleaning-prod-Api', StackStatus: 'ROLLBACK_COMPLETE' },
    { StackName: 'Elsewhere', StackStatus: 'UPDATE_IN_PROGRESS' },
  ]
  const stacks = readStacks('prod', () => ({ value: { Stacks } }))
  expect(stacks).toEqual([
    { ...stack('Cleaning-prod-Site', 'UPDATE_COMPLETE'), outputs: { Origin: 'https://cleaning.example' } },
    stack('Cleaning-prod-Api', 'ROLLBACK_COMPLETE', false),
  ])
  expect(originOf(stacks ?? [], 'prod')).toBe('https://cleaning.example')
  expect(originOf(stacks ?? [], 'dev')).toBeUndefined()
  // Without permission to look there is no list.
  expect(readStacks('prod', () => ({ refused: 'AccessDenied' }))).toBeUndefined()
})

test('a domain whose DNS is kept elsewhere may still lead to the older site: the site is where the edge says', () => {
  const outputs = {
    Origin: 'https://cleaning.example',
    DnsApex: 'cleaning.example. ALIAS d1.cloudfront.net',
    DnsWww: 'www.cleaning.example. CNAME d1.cloudfront.net',
  }
  const stacks = [{ ...stack('Cleaning-prod-Site', 'CREATE_COMPLETE'), outputs }]
  expect(originOf(stacks, 'prod')).toBe('https://d1.cloudfront.net')
  expect(recordsOf(stacks)).toEqual([outputs.DnsApex, outputs.DnsWww])
})
