import { Duration } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Construct } from 'constructs'
import { ENV } from '#functions/environment.ts'
import { SCHEDULES } from '#functions/triggers.ts'
import { ServiceFunction, type StageProps } from '#infra/constructs/service-function.ts'

/** The function that looks at the site from outside: page and API every five minutes, a write every hour. */
export class Canary extends Construct {
  readonly handler: ServiceFunction

  constructor(scope: Construct, id: string, { siteOrigin, ...props }: StageProps & { siteOrigin: string }) {
    super(scope, id)
    this.handler = new ServiceFunction(this, 'Function', {
      ...props,
      name: 'canary',
      environment: { [ENV.siteOrigin]: siteOrigin },
    })
    // A failed run is an alarm; the next one tells more than its repetition.
    const once = { retryAttempts: 0, maxEventAge: Duration.minutes(5) }
    this.handler.configureAsyncInvoke(once)
    const run = ({ event, minutes }: (typeof SCHEDULES)['readPages' | 'writeRecords']) => ({
      schedule: Schedule.rate(Duration.minutes(minutes)),
      targets: [new LambdaFunction(this.handler, { ...once, event: RuleTargetInput.fromObject(event) })],
    })
    new Rule(this, 'Reads', run(SCHEDULES.readPages))
    new Rule(this, 'Writes', run(SCHEDULES.writeRecords))
  }
}
