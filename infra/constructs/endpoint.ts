import { Validations } from 'aws-cdk-lib'
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { ENV } from '#functions/environment.ts'
import { HASHING, LINKING } from '#functions/manifest.ts'
import type { PhotoBucket } from '#infra/constructs/photo-bucket.ts'
import type { RandomSecret } from '#infra/constructs/random-secret.ts'
import { ServiceFunction, type StageProps } from '#infra/constructs/service-function.ts'
import { allowServices } from '#infra/constructs/service-rights.ts'
import { photoGrants } from '#infra/grants/photos.ts'
import { serviceGrants } from '#infra/grants/services.ts'
import type { NamedRoute } from '#schemas/routes.ts'

export type EndpointProps = StageProps & {
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
  const objects = photoGrants[name]
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
