import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'
import type { StageConfig } from '#infra/config.ts'
import { AlarmTopic } from '#infra/constructs/alarm-topic.ts'
import { alarmsFor, type WatchedParts } from '#infra/constructs/alarms.ts'
import { OperationsDashboard } from '#infra/constructs/dashboard.ts'

/** Alarms, a dashboard and a budget. docs/runbook.md has a section per alarm. */
export class MonitoringStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    props: StackProps & { config: StageConfig; parts: Omit<WatchedParts, 'topic'> },
  ) {
    super(scope, id, props)
    const { config, parts } = props
    const topic = new AlarmTopic(this, 'Alarms', config.alarmEmail)
    const alarms = alarmsFor(this, { ...parts, topic })
    new OperationsDashboard(this, 'Dashboard', parts, alarms)
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
