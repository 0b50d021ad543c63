import { CfnResource, RemovalPolicy } from 'aws-cdk-lib'
import { CfnGlobalTable } from 'aws-cdk-lib/aws-dynamodb'
import { CfnBucket, mixins } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'

/** Lets the stacks below `scope` be deleted with all that is stored in them. */
export function makeDeletable(scope: IConstruct): void {
  const resources = scope.node.findAll().filter(CfnResource.isCfnResource)
  for (const resource of resources) {
    if (resource.cfnOptions.deletionPolicy) resource.applyRemovalPolicy(RemovalPolicy.DESTROY)
    if (resource instanceof CfnBucket) new mixins.BucketAutoDeleteObjects().applyTo(resource)
    if (resource instanceof CfnGlobalTable)
      resource.addPropertyOverride('Replicas.0.DeletionProtectionEnabled', false)
  }
  // The function that empties buckets may write no log: its log group would outlive it.
  for (const { node } of scope.node.findAll())
    if (node.id === 'Role' && node.scope?.node.id.startsWith('Custom::S3AutoDeleteObjects')) {
      const role = node.scope.node.findChild('Role')
      if (CfnResource.isCfnResource(role)) role.addPropertyDeletionOverride('ManagedPolicyArns')
    }
}
