import { RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { CfnStage, type HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { StageConfig } from '#infra/config.ts'
import { sessionRoutes } from '#schemas/api/session.ts'

/** One JSON line per request; `requestId` is the one that functions log and that a 500 names to the visitor. */
const LOG_LINE = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  routeKey: '$context.routeKey',
  path: '$context.path',
  status: '$context.status',
  latencyMs: '$context.responseLatency',
  functionMs: '$context.integrationLatency',
  bytes: '$context.responseLength',
  error: '$context.integrationErrorMessage',
}

/** The API's only stage: throttled, the login more tightly, with an access log. */
export class ApiStage extends Construct {
  readonly accessLog: LogGroup

  constructor(scope: Construct, id: string, props: { api: HttpApi; config: StageConfig }) {
    super(scope, id)
    const { api, config } = props
    this.accessLog = new LogGroup(this, 'AccessLog', {
      retention: config.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const stage = new HttpStage(this, 'Default', {
      httpApi: api,
      stageName: '$default',
      autoDeploy: true,
      throttle: config.throttle.api,
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.accessLog),
        format: AccessLogFormat.custom(JSON.stringify(LOG_LINE)),
      },
    })
    const resource = stage.node.defaultChild
    if (!(resource instanceof CfnStage)) throw new Error('The construct has no stage resource')
    const { method, path } = sessionRoutes.login
    resource.routeSettings = {
      [`${method} ${path}`]: {
        ThrottlingRateLimit: config.throttle.login.rateLimit,
        ThrottlingBurstLimit: config.throttle.login.burstLimit,
      },
    }
  }
}
