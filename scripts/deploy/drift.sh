#!/usr/bin/env bash
# Lists what somebody changed by hand in the stacks of a stage. Exits with 1 if there is anything.
# Usage: scripts/deploy/drift.sh prod      (AWS credentials in the shell; takes some minutes)
set -euo pipefail

# Whatever the shell's profile says (REGION in infra/config.ts).
export AWS_REGION=us-east-1
aws() { command aws --region "$AWS_REGION" "$@"; }

stage=${1:?a stage: prod or dev}
cfn() { aws cloudformation "$@" --output text; }

found=0
for stack in $(cfn describe-stacks --query "Stacks[?starts_with(StackName, 'Cleaning-$stage-')].StackName"); do
  id=$(cfn detect-stack-drift --stack-name "$stack" --query StackDriftDetectionId)
  while [ "$(cfn describe-stack-drift-detection-status --stack-drift-detection-id "$id" --query DetectionStatus)" = DETECTION_IN_PROGRESS ]; do
    sleep 5
  done
  drifts=$(cfn describe-stack-resource-drifts --stack-name "$stack" --stack-resource-drift-status-filters MODIFIED DELETED \
    --query 'StackResourceDrifts[].[LogicalResourceId, StackResourceDriftStatus, to_string(PropertyDifferences)]')
  echo "$stack: ${drifts:-as in its template}"
  [ -z "$drifts" ] || found=1
done
exit "$found"
