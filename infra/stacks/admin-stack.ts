import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { adminPartOf } from '#infra/admin-parts.ts'
import { addEndpoint, type EndpointProps } from '#infra/constructs/endpoint.ts'
import type { PhotoBucket } from '#infra/constructs/photo-bucket.ts'
import { endpoints } from '#schemas/routes.ts'

type AdminStackProps = EndpointProps & {
  part: string
  signingSecret: Secret
  photoBucket: PhotoBucket
}

/** Adds a part of sign-in and back office to the HTTP API (decision 70). */
export class AdminStack extends Stack {
  constructor(scope: Construct, id: string, { part, ...props }: StackProps & AdminStackProps) {
    super(scope, id, props)
    for (const endpoint of endpoints)
      if (endpoint.access !== 'public' && adminPartOf(endpoint) === part) addEndpoint(this, endpoint, props)
  }
}
