import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { addEndpoint, type EndpointProps } from '#infra/constructs/endpoint.ts'
import { RandomSecret } from '#infra/constructs/random-secret.ts'
import { endpoints } from '#schemas/routes.ts'

/** The back office's endpoints, signing in among them, as further routes of the HTTP API (decision 70). */
export class AdminStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps & Omit<EndpointProps, 'signingSecret'>) {
    super(scope, id, props)
    const signingSecret = new RandomSecret(
      this,
      'SigningSecret',
      'A new one signs everybody out: replaced by hand, runbook.',
    )
    for (const endpoint of endpoints)
      if (endpoint.access !== 'public') addEndpoint(this, endpoint, { ...props, signingSecret })
    // Device links are signed with it (docs/runbook.md). The name, not the value.
    new CfnOutput(this, 'SigningSecretArn', { value: signingSecret.secretArn })
  }
}
