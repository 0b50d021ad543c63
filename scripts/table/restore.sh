#!/usr/bin/env bash
# Restores the lost table of a stage under its own name, and gives it everything that a restore leaves out.
# Usage: scripts/table/restore.sh <stage> [backup-arn]      (AWS credentials in the shell; takes 10 to 60 minutes)
# Without an ARN: the backup that DynamoDB made itself when the table was deleted. Run it again after a failure.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Whatever the shell's profile says (REGION in infra/config.ts).
export AWS_REGION=us-east-1
aws() { command aws --region "$AWS_REGION" "$@"; }

stage=${1:?a stage: prod or dev}
table="Cleaning-$stage-Table"
backup=${2:-$(aws dynamodb list-backups --table-name "$table" --backup-type SYSTEM \
  --query 'sort_by(BackupSummaries, &BackupCreationDateTime)[-1].BackupArn' --output text)}
exists() { aws dynamodb describe-table --table-name "$table" --query Table.TableStatus --output text 2>/dev/null; }

# Otherwise mails that had been sent would be sent again as soon as the table is there.
rule=$(aws cloudformation list-stack-resources --stack-name "Cleaning-$stage-Mail" --output text \
  --query "StackResourceSummaries[?starts_with(LogicalResourceId, 'SweeperSchedule') && ResourceType=='AWS::Events::Rule'].PhysicalResourceId")
aws events disable-rule --name "$rule"

if ! exists >/dev/null; then
  [ "$backup" != None ] || { echo "$table has no backup of its own: name one (aws dynamodb list-backups)"; exit 1; }
  echo "restoring $table from $backup"
  aws dynamodb restore-table-from-backup --target-table-name "$table" --backup-arn "$backup" >/dev/null
fi
until [ "$(exists)" = ACTIVE ]; do sleep 15; done

active() { until [ "$(exists)" = ACTIVE ]; do sleep 5; done; }
ttl=$(aws dynamodb describe-time-to-live --table-name "$table" --query TimeToLiveDescription.TimeToLiveStatus --output text)
[[ $ttl = ENABL* ]] || aws dynamodb update-time-to-live --table-name "$table" \
  --time-to-live-specification Enabled=true,AttributeName=expiresAt >/dev/null
aws dynamodb update-continuous-backups --table-name "$table" \
  --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true,RecoveryPeriodInDays=35 >/dev/null
aws dynamodb update-table --table-name "$table" --deletion-protection-enabled >/dev/null
active
stream=$(aws dynamodb describe-table --table-name "$table" --query Table.LatestStreamLabel --output text)
if [ "$stream" = None ]; then
  aws dynamodb update-table --table-name "$table" \
    --stream-specification StreamEnabled=true,StreamViewType=NEW_AND_OLD_IMAGES >/dev/null
  active
  stream=$(aws dynamodb describe-table --table-name "$table" --query Table.LatestStreamLabel --output text)
fi

export TABLE_NAME=$table
npx tsx scripts/table/settle-mails.ts
npx tsx scripts/table/recount.ts --write || echo "decide the lines above, then run recount.ts again"
aws events enable-rule --name "$rule"
echo "$table is back. Set streamLabel: '$stream' for $stage in deployment.json, and deploy: until then mails wait two minutes, and edits are not published."
