#!/usr/bin/env bash
# Runs the canary of a stage now, also its check that writes. Exits with 1 if it finds anything.
# Usage: scripts/deploy/run-canary.sh prod      (AWS credentials in the shell)
set -euo pipefail

# Whatever the shell's profile says (REGION in infra/config.ts).
export AWS_REGION=us-east-1
aws() { command aws --region "$AWS_REGION" "$@"; }

stage=${1:?a stage: prod or dev}
canary=$(aws cloudformation list-stack-resources --stack-name "Cleaning-$stage-Monitoring" --output text \
  --query "StackResourceSummaries[?starts_with(LogicalResourceId, 'CanaryFunction') && ResourceType=='AWS::Lambda::Function'].PhysicalResourceId")
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
failed=$(aws lambda invoke --function-name "$canary" --cli-binary-format raw-in-base64-out --payload '{"writes": true}' \
  --cli-read-timeout 120 --query FunctionError --output text "$answer")
[ "$failed" = None ] || { cat "$answer"; exit 1; }
echo "the canary of $stage finds nothing"
