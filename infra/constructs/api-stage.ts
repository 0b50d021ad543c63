import { RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  type CfnStage,
  type HttpApi,
  type HttpRoute,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { nameIn, type StageConfig } from '#infra/config.ts'
import type { NamedRoute } from '#schemas/routes.ts'

/** One JSON line per request. Functions log the same `requestId`, and a 500 shows it to the visitor. */
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

type Props = {
  api: HttpApi
  config: StageConfig
  /** The public ones. */
  routes: readonly (readonly [NamedRoute, HttpRoute])[]
}

/** The API's only stage, with throttles and access log. */
export class ApiStage extends Construct {
  readonly accessLog: LogGroup

  constructor(scope: Construct, id: string, { api, config, routes }: Props) {
    super(scope, id)
    const { throttle } = config
    this.accessLog = new LogGroup(this, 'AccessLog', {
      // API Gateway lists groups of other names in the account's one policy for logs, which has room for about 20.
      logGroupName: `/aws/vendedlogs/${nameIn(config.stage, 'Api')}`,
      retention: config.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const stage = new HttpStage(this, 'Default', {
      httpApi: api,
      stageName: '$default',
      autoDeploy: true,
      // Also for routes that other stacks add: settings of a route need the route.
      throttle: { rateLimit: throttle.admin, burstLimit: 2 * throttle.admin },
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.accessLog),
        format: AccessLogFormat.custom(JSON.stringify(LOG_LINE)),
      },
    })
    stage.node.addDependency(...routes.map(([, route]) => route))
    const resource = stage.node.defaultChild as CfnStage
    resource.routeSettings = Object.fromEntries(
      routes.map(([{ method, path }]) => {
        const limit = method === 'GET' ? throttle.read : throttle.creation
        return [`${method} ${path}`, { ThrottlingRateLimit: limit, ThrottlingBurstLimit: 2 * limit }]
      }),
    )
  }
}
