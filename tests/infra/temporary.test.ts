import { expect, test } from '@jest/globals'
import { allResources, propertiesOf, resourcesOf, synthesise, text } from '#tests/infra/synthesise.ts'

const it = await synthesise('temporary')
const all = allResources(it)

test('deleting the stacks of `it` leaves nothing, and nothing keeps them from being deleted', () => {
  expect(all.length).toBeGreaterThan(500)
  expect(new Set(all.map(({ DeletionPolicy = 'Delete' }) => DeletionPolicy))).toEqual(new Set(['Delete']))
  expect(text(all)).not.toMatch(/Retain|"DeletionProtectionEnabled":true|LockConfiguration|AWS::Backup/)
})

test('buckets of `it` are emptied before they are deleted, and nothing writes logs into them meanwhile', () => {
  const buckets = resourcesOf(it, 'AWS::S3::Bucket')
  expect(buckets).toHaveLength(4)
  expect(resourcesOf(it, 'Custom::S3AutoDeleteObjects')).toHaveLength(buckets.length)
  expect(text(resourcesOf(it, 'AWS::CloudFront::Distribution'))).not.toContain('"Logging"')
})

test('each function of `it` has a log that goes with its stack, or may write none', () => {
  const emptying = propertiesOf(it, 'AWS::Lambda::Function').filter(({ LoggingConfig }) => !LoggingConfig)
  expect(emptying.map(({ Role }) => text(Role))).toEqual(
    Array(3).fill(expect.stringContaining('S3AutoDeleteObjects')),
  )
  expect(propertiesOf(it, 'AWS::IAM::Role').filter((role) => 'ManagedPolicyArns' in role)).toEqual([])
})
