import { Stack, Validations } from 'aws-cdk-lib'
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { ENV } from '#functions/environment.ts'
import { HASHING, LINKING } from '#functions/manifest.ts'
import { nameIn, type StageConfig } from '#infra/config.ts'
import type { PhotoBucket } from '#infra/constructs/photo-bucket.ts'
import type { RandomSecret } from '#infra/constructs/random-secret.ts'
import { ServiceFunction, type StageProps } from '#infra/constructs/service-function.ts'
import { objectGrants } from '#infra/grants/objects.ts'
import { type ServiceGrant, serviceGrants } from '#infra/grants/services.ts'
import type { NamedRoute } from '#schemas/routes.ts'

type EndpointProps = StageProps & {
  api: HttpApi
  /** The edge sends it; functions refuse requests without it. */
  originSecret: RandomSecret
  /** Signs the links of mails. */
  linkSecret: RandomSecret
  /** Signs sessions. Absent: the endpoint cannot read it. */
  signingSecret?: Secret
  /** Absent: no endpoint uses it. */
  photoBucket?: PhotoBucket
}

/** Adds an endpoint's function to `scope`, and its route to the HTTP API. */
export function addEndpoint(
  scope: Construct,
  { name, method, path }: NamedRoute,
  props: EndpointProps,
): HttpRoute {
  const { api, config, originSecret, linkSecret, signingSecret, photoBucket } = props
  const handler = new ServiceFunction(scope, `${name.charAt(0).toUpperCase()}${name.slice(1)}`, {
    ...props,
    name,
    environment: {
      [ENV.originSecret]: originSecret.versionsIn(scope),
      ...(LINKING.has(name) && { [ENV.linkSecrets]: linkSecret.versionsIn(scope) }),
      ...(signingSecret && { [ENV.jwtSecretArn]: signingSecret.secretArn }),
    },
    // Then a password is hashed in about a third of a second.
    hasWholeProcessor: HASHING.has(name),
  })
  if (signingSecret) handler.allow('secretsmanager:GetSecretValue', signingSecret.secretArn)
  const objects = objectGrants[name]
  if (objects) photoBucket?.allow(handler, objects)
  allowServices(handler, config, serviceGrants[name] ?? [])
  const routeKey = HttpRouteKey.with(path, HttpMethod[method])
  // The route key as the id: a renamed endpoint keeps its route. Under a new id CloudFormation would create the route before
  // it deletes the old one, and API Gateway refuses a key that exists.
  const route = new HttpRoute(scope, routeKey.key, {
    httpApi: api,
    routeKey,
    integration: new HttpLambdaIntegration('Integration', handler),
  })
  Validations.of(route).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason:
      'Functions check the session themselves, by the access of the endpoint list; the local stack runs the same check.',
  })
  return route
}

/** Lets an endpoint ask other services. Topic and vault are in a later stack, so they have fixed names. */
function allowServices(
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
