import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { addEndpoint, type EndpointProps } from '#infra/constructs/endpoint.ts'
import type { PhotoBucket } from '#infra/constructs/photo-bucket.ts'
import { RandomSecret } from '#infra/constructs/random-secret.ts'
import { endpoints } from '#schemas/routes.ts'

type AdminStackProps = Omit<EndpointProps, 'signingSecret' | 'photoBucket'> & { photoBucket: PhotoBucket }

/** Adds the endpoints of sign-in and back office to the HTTP API (decision 70). */
export class AdminStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps & AdminStackProps) {
    super(scope, id, props)
    const signingSecret = new RandomSecret(
      this,
      'SigningSecret',
      'A new one signs everybody out: it is replaced by hand (docs/runbook.md).',
    )
    for (const endpoint of endpoints)
      if (endpoint.access !== 'public') addEndpoint(this, endpoint, { ...props, signingSecret })
    // Signs device links (docs/runbook.md). The output is the name, not the value.
    new CfnOutput(this, 'SigningSecretArn', { value: signingSecret.secretArn })
  }
}
