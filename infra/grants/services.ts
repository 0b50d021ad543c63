/** Rights of endpoints to services of AWS besides table and buckets. */
import type { EndpointName } from '#schemas/routes.ts'

export type ServiceGrant = {
  action: string
  /** The topic of alarms, the vault of monthly copies, or the account, where an action has no resource. */
  on: 'topic' | 'vault' | 'account'
}

export const serviceGrants: Partial<Record<EndpointName, readonly ServiceGrant[]>> = {
  getWorking: [
    { action: 'ses:GetAccount', on: 'account' },
    { action: 'sns:ListSubscriptionsByTopic', on: 'topic' },
    { action: 'backup:ListRecoveryPointsByBackupVault', on: 'vault' },
  ],
  sendTestAlarm: [{ action: 'sns:Publish', on: 'topic' }],
}
