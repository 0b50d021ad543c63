import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { addEndpoint } from '#infra/constructs/endpoint.ts'
import { RandomSecret } from '#infra/constructs/random-secret.ts'
import type { NamedRoute } from '#schemas/routes.ts'
import { PLAIN } from '#tests/infra/stages.ts'

/** Returns the template of a stack with these endpoints only. */
export function synthesiseEndpoints(endpoints: readonly NamedRoute[]): Template {
  const stack = new Stack(new App())
  const api = new HttpApi(stack, 'Api', { createDefaultStage: false })
  const table = TableV2.fromTableName(stack, 'Table', 'table')
  const [originSecret, linkSecret] = [
    new RandomSecret(stack, 'OriginSecret', 'a test'),
    new RandomSecret(stack, 'LinkSecret', 'a test'),
  ]
  for (const endpoint of endpoints)
    addEndpoint(stack, endpoint, {
      api,
      table,
      config: PLAIN,
      code: (name) => Code.fromInline(name),
      originSecret,
      linkSecret,
    })
  return Template.fromStack(stack)
}
