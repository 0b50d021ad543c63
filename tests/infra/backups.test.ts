import { expect, test } from '@jest/globals'
import { onlyOf, resourcesOf, synthesise, text } from '#tests/infra/synthesise.ts'

const full = await synthesise('full')
test('prod copies its table each month and keeps the copies for a year, in a vault that refuses to delete them (P15.7)', () => {
  expect(onlyOf(full, 'AWS::Backup::BackupPlan').Properties['BackupPlan']).toMatchObject({
    BackupPlanRule: [{ ScheduleExpression: 'cron(0 9 1 * ? *)', Lifecycle: { DeleteAfterDays: 365 } }],
  })
  const vault = onlyOf(full, 'AWS::Backup::BackupVault')
  // Without ChangeableForDays the lock is of governance mode, and can be lifted by who may change the vault.
  expect(vault.Properties['LockConfiguration']).toEqual({ MinRetentionDays: 365 })
  expect(vault.DeletionPolicy).toBe('RetainExceptOnCreate')
  const { BackupSelection } = onlyOf(full, 'AWS::Backup::BackupSelection').Properties
  expect(text(BackupSelection)).toContain(':table/Cleaning-prod-Table')
})

test('dev has no copies', async () => {
  const plain = await synthesise('plain')
  expect(resourcesOf(plain, 'AWS::Backup::BackupVault')).toEqual([])
  expect(text(plain.Monitoring.toJSON())).not.toContain('AWS/Backup')
})
