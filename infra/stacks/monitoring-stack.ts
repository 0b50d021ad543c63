import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'
import { nameIn } from '#infra/config.ts'
import { AlarmTopic } from '#infra/constructs/alarm-topic.ts'
import { alarmsFor, type WatchedParts } from '#infra/constructs/alarms.ts'
import { Backups } from '#infra/constructs/backups.ts'
import { Canary } from '#infra/constructs/canary.ts'
import { OperationsDashboard } from '#infra/constructs/dashboard.ts'
import { certificateNotice, monthlyNotice } from '#infra/constructs/notices.ts'
import type { StageProps } from '#infra/constructs/service-function.ts'

/** The canary, alarms, a dashboard, a budget and the monthly backups. docs/runbook.md has a section per alarm. */
export class MonitoringStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    props: StackProps &
      StageProps & {
        siteOrigin: string
        parts: Omit<WatchedParts, 'table' | 'topic' | 'canary' | 'backupVault'>
      },
  ) {
    super(scope, id, props)
    const { config, table } = props
    const canary = new Canary(this, 'Canary', props).handler
    const parts = { ...props.parts, table, canary }
    const backupVault = config.monthlyBackups ? nameIn(config.stage, 'Backups') : undefined
    if (backupVault) new Backups(this, 'Backups', { table, vaultName: backupVault })
    const topic = new AlarmTopic(this, 'Alarms', nameIn(config.stage, 'Alarms'), config.alarmEmail)
    if (backupVault) monthlyNotice(this, topic, table.tableArn)
    if (config.domain) certificateNotice(this, topic, config.domain.name)
    const alarms = alarmsFor(this, { ...parts, topic, backupVault })
    new OperationsDashboard(this, 'Dashboard', parts, Object.values(alarms))
    // For `cdk deploy --rollback-trigger-alarm-arns` (docs/deploy.md, "Rolling back").
    const { ApiErrors, CanaryFailed } = alarms
    new CfnOutput(this, 'RollbackAlarms', { value: `${ApiErrors?.alarmArn} ${CanaryFailed?.alarmArn}` })
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: config.monthlyBudgetDollars, unit: 'USD' },
      },
      notificationsWithSubscribers: (['ACTUAL', 'FORECASTED'] as const).map((notificationType) => ({
        notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 100 },
        subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
      })),
    })
  }
}
