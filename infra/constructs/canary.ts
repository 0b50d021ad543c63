import { Duration } from 'aws-cdk-lib'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Code } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { ENV } from '#functions/environment.ts'
import { timeoutSecondsOf } from '#functions/manifest.ts'
import type { StageConfig } from '#infra/config.ts'
import { ServiceFunction } from '#infra/constructs/service-function.ts'
import { eventFunctionGrants } from '#infra/grants/events.ts'

type Props = { table: ITableV2; config: StageConfig; code: Code; siteOrigin: string }

/** The function that looks at the site from outside: page and API every five minutes, a write every hour. */
export class Canary extends Construct {
  readonly handler: ServiceFunction

  constructor(scope: Construct, id: string, { table, config, code, siteOrigin }: Props) {
    super(scope, id)
    this.handler = new ServiceFunction(this, 'Function', {
      code,
      table,
      grants: eventFunctionGrants.canary,
      logRetention: config.logRetention,
      timeoutSeconds: timeoutSecondsOf('canary'),
      environment: { [ENV.siteOrigin]: siteOrigin },
    })
    // A failed run is an alarm; the next one tells more than its repetition.
    const once = { retryAttempts: 0, maxEventAge: Duration.minutes(5) }
    this.handler.configureAsyncInvoke(once)
    const run = (writes: boolean) =>
      new LambdaFunction(this.handler, { ...once, event: RuleTargetInput.fromObject({ writes }) })
    new Rule(this, 'Reads', { schedule: Schedule.rate(Duration.minutes(5)), targets: [run(false)] })
    new Rule(this, 'Writes', { schedule: Schedule.rate(Duration.hours(1)), targets: [run(true)] })
  }
}
