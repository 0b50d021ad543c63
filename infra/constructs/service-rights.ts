import { Stack, Validations } from 'aws-cdk-lib'
import { ENV } from '#functions/environment.ts'
import { nameIn, type StageConfig } from '#infra/config.ts'
import type { ServiceFunction } from '#infra/constructs/service-function.ts'
import type { ServiceGrant } from '#infra/grants/services.ts'

/** Lets an endpoint ask other services. Topic and vault are in a later stack, so they have fixed names. */
export function allowServices(
  handler: ServiceFunction,
  { stage, monthlyBackups }: StageConfig,
  grants: readonly ServiceGrant[],
): void {
  const stack = Stack.of(handler)
  const vault = nameIn(stage, 'Backups')
  const resources = {
    topic: stack.formatArn({ service: 'sns', resource: nameIn(stage, 'Alarms') }),
    vault: monthlyBackups && stack.formatArn({ service: 'backup', resource: `backup-vault:${vault}` }),
    account: '*',
  }
  for (const { action, on } of grants) {
    const resource = resources[on]
    if (!resource) continue
    handler.allow(action, resource)
    if (on === 'topic') handler.addEnvironment(ENV.alarmTopic, resource)
    if (on === 'vault') handler.addEnvironment(ENV.backupVault, vault)
    if (on === 'account')
      Validations.of(handler.role).acknowledge({
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: `${action} is of the account: IAM has no narrower resource for it.`,
      })
  }
}
