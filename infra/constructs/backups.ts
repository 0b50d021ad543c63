import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'

const KEPT = Duration.days(365)

/** A copy of the table each month, kept for a year in a vault that lets nobody delete it earlier (decision 76). */
export class Backups extends Construct {
  constructor(scope: Construct, id: string, props: { table: ITableV2; vaultName: string }) {
    super(scope, id)
    const { table, vaultName } = props
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: vaultName,
      // Governance mode: anyone who may change the vault may lift the lock; a compliance lock would outlive every mistake.
      lockConfiguration: { minRetention: KEPT },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    const plan = new BackupPlan(this, 'Plan', {
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'Monthly',
          scheduleExpression: Schedule.cron({ minute: '0', hour: '9', day: '1' }),
          deleteAfter: KEPT,
        }),
      ],
    })
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSBackupServiceRolePolicyForBackup'),
      ],
    })
    plan.addSelection('Table', { resources: [BackupResource.fromArn(table.tableArn)], role })
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]',
      reason: "AWS Backup's own policy for making backups; it restores and deletes nothing.",
    })
  }
}
