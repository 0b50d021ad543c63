/** Properties of the functions, their routes and their logs. */
import { readFileSync } from 'node:fs'
import { endpoints } from '#schemas/routes.ts'
import type { Properties, Reader } from '#tests/infra/properties/read.ts'

const FUNCTION = 'Lambda::Function'

const limit = (ThrottlingRateLimit: number, ThrottlingBurstLimit: number) => ({
  ThrottlingRateLimit,
  ThrottlingBurstLimit,
})

export function functions({ each, every, one }: Reader): Properties {
  const stage = <T>(path: string) => one<T>('ApiGatewayV2::Stage', 'Api-Stage', path)
  const bundleOf = (arn: unknown) => one(FUNCTION, String(arn).replace(/\.Arn$/, ''), 'Code.ZipFile')
  const integrations = each('ApiGatewayV2::Integration', 'IntegrationUri')
  const routes = Object.values(each('ApiGatewayV2::Route')) as { RouteKey: string; Target: string }[]
  const invoked = (by: string) =>
    Object.values(each('Lambda::Permission'))
      .map((permission) => permission as { Principal: string; FunctionName: string; SourceArn: string })
      .filter(({ Principal }) => Principal === `${by}.amazonaws.com`)
  const unusual = (path: string, usual: number) =>
    Object.fromEntries(
      Object.entries(each(FUNCTION, path))
        .filter(([, value]) => value !== usual)
        .map(([name, value]) => [bundleOf(name), value]),
    )
  return {
    'each route reaches the function of its endpoint': [
      routes
        .map(({ RouteKey, Target }) => [
          RouteKey,
          bundleOf(integrations[Target.replace('integrations/', '')]),
        ])
        .sort(),
      endpoints.map(({ method, path, name }) => [`${method} ${path}`, name]).sort(),
    ],
    'API Gateway hands over whole requests, in the format that functions read': [
      ['IntegrationType', 'PayloadFormatVersion'].map((path) => every('ApiGatewayV2::Integration', path)),
      [['AWS_PROXY'], ['2.0']],
    ],
    'API Gateway may invoke each function for its own path alone': [
      invoked('apigateway')
        .map(({ FunctionName, SourceArn }) => `${bundleOf(FunctionName)} ${SourceArn}`)
        .sort(),
      endpoints
        .map(({ name, path }) => `${name} arn:aws:execute-api:us-east-1:111111111111:Api-Api/*/*${path}`)
        .sort(),
    ],
    'rules may invoke the functions that they start': [
      invoked('events').map(({ FunctionName, SourceArn }) => `${bundleOf(FunctionName)} by ${SourceArn}`),
      [
        'sweeper by Mail-SweeperSchedule.Arn',
        'mail-events by Mail-UndeliveredMail.Arn',
        'publisher by Publisher-Daily.Arn',
        'canary by Monitoring-CanaryReads.Arn',
        'canary by Monitoring-CanaryWrites.Arn',
      ],
    ],
    'the canary reads every five minutes and writes every hour, through the public address': [
      [
        ...['Reads', 'Writes'].flatMap((kind) =>
          ['ScheduleExpression', 'Targets.0.Input'].map((path) =>
            one('Events::Rule', `Monitoring-Canary${kind}`, path),
          ),
        ),
        one(FUNCTION, 'Monitoring-CanaryFunction', 'Environment.Variables.SITE_ORIGIN'),
      ],
      [
        ...['rate(5 minutes)', '{"writes":false}', 'rate(1 hour)', '{"writes":true}'],
        'https://cleaning.example',
      ],
    ],
    'functions run on arm64 and the Node of .nvmrc': [
      ['Architectures', 'Runtime', 'Handler'].map((path) => every(FUNCTION, path)),
      [[['arm64']], [`nodejs${readFileSync('.nvmrc', 'utf8').trim()}.x`], ['index.handler']],
    ],
    'functions that hash or render have a whole processor, others 512 MB': [
      unusual('MemorySize', 512),
      { login: 1769, changePassword: 1769, publisher: 1769 },
    ],
    'a function ends after ten seconds, those that wait for mails, pages or answers later': [
      unusual('Timeout', 10),
      { notifier: 50, sweeper: 50, publisher: 60, canary: 60 },
    ],
    'the API speaks HTTP, and no other site may call it from a browser': [
      one('ApiGatewayV2::Api', 'Api-Api'),
      { Name: 'Api', ProtocolType: 'HTTP', Tags: { stage: 'prod' } },
    ],
    'the only stage serves the API without a path of its own, each version at once': [
      [stage('StageName'), stage('AutoDeploy')],
      ['$default', true],
    ],
    'the access log names no query, header or body': [
      JSON.parse(String(stage('AccessLogSettings.Format'))),
      {
        time: '$context.requestTime',
        requestId: '$context.requestId',
        routeKey: '$context.routeKey',
        path: '$context.path',
        status: '$context.status',
        latencyMs: '$context.responseLatency',
        functionMs: '$context.integrationLatency',
        bytes: '$context.responseLength',
        error: '$context.integrationErrorMessage',
      },
    ],
    "the access log goes to its own group, whose name leaves room in the account's policy for logs": [
      [stage('AccessLogSettings.DestinationArn'), each('Logs::LogGroup', 'LogGroupName')],
      ['Api-StageAccessLog.Arn', { 'Api-StageAccessLog': '/aws/vendedlogs/Cleaning-prod-Api' }],
    ],
    'public reads have the widest throttle; creations, and all routes without settings of their own, a tight one':
      [
        { ...stage<object>('RouteSettings'), others: stage('DefaultRouteSettings') },
        {
          ...Object.fromEntries(
            endpoints
              .filter(({ access }) => access === 'public')
              .map(({ method, path }) => [
                `${method} ${path}`,
                method === 'GET' ? limit(50, 100) : limit(10, 20),
              ]),
          ),
          others: limit(10, 20),
        },
      ],
    'answers 403 and 429, and refused sign-ins of all three ways, are counted in the access log': [
      each('Logs::MetricFilter'),
      Object.fromEntries(
        Object.entries({
          Forbidden: '{ $.status = "403" }',
          TooMany: '{ $.status = "429" }',
          RefusedLogins:
            '{ (($.routeKey = "POST /api/admin/login") || ($.routeKey = "POST /api/admin/login/passkey") || ($.routeKey = "POST /api/admin/challenges")) && (($.status = "401") || ($.status = "429")) }',
        }).map(([MetricName, FilterPattern]) => [
          `Monitoring-${MetricName}`,
          {
            ...{ FilterPattern, LogGroupName: 'Api-StageAccessLog' },
            MetricTransformations: [{ MetricName, MetricNamespace: 'Cleaning-prod-Table', MetricValue: '1' }],
          },
        ]),
      ),
    ],
    'logs of prod end after 90 days': [every('Logs::LogGroup', 'RetentionInDays'), [90]],
    'Lambda alone takes the roles of functions': [
      every('IAM::Role', 'AssumeRolePolicyDocument.Statement.0.Principal'),
      [
        { Service: 'lambda.amazonaws.com' },
        { Federated: 'arn:aws:iam::111111111111:oidc-provider/token.actions.githubusercontent.com' },
        { Service: 'backup.amazonaws.com' },
      ],
    ],
    'the roles of GitHub end after an hour': [
      each('IAM::Role', 'MaxSessionDuration'),
      { 'Site-DeployRole': 3600, 'Site-DeployPlanRole': 3600 },
    ],
  }
}
