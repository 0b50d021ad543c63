#!/usr/bin/env bash
# Restores the table as it was some minutes ago into a copy, counts the rows of each kind in both, checks that the copy agrees with
# itself, and deletes the copy.
# Usage: scripts/table/restore-drill.sh <table> [minutes, default 15]      (AWS credentials in the shell; takes 10 to 40 minutes)
set -euo pipefail
cd "$(dirname "$0")/../.."

# Whatever the shell's profile says (REGION in infra/config.ts).
export AWS_REGION=us-east-1
aws() { command aws --region "$AWS_REGION" "$@"; }

table=${1:?the name of the table: Cleaning-prod-Table}
minutes=${2:-15}
copy="restore-drill-$(date +%Y%m%d-%H%M%S)"
at=$(node -p "new Date(Date.now() - $minutes * 60000).toISOString()")

remove_copy() {
  aws dynamodb update-table --table-name "$copy" --no-deletion-protection-enabled >/dev/null 2>&1 || true
  aws dynamodb wait table-exists --table-name "$copy" || true
  aws dynamodb delete-table --table-name "$copy" >/dev/null 2>&1 && echo "removed $copy" ||
    echo "could not remove $copy: check whether it exists (a table cannot be deleted while it is being created)"
}

echo "restoring $table as of $at into $copy"
started=$SECONDS
aws dynamodb restore-table-to-point-in-time \
  --source-table-name "$table" --target-table-name "$copy" --restore-date-time "$at" >/dev/null
trap remove_copy EXIT
# The waiter gives up after 500 seconds. A restore may take longer, so wait on while the copy exists.
until aws dynamodb wait table-exists --table-name "$copy" 2>/dev/null; do
  aws dynamodb describe-table --table-name "$copy" >/dev/null
done
echo "restored in $((SECONDS - started)) s"

count() {
  aws dynamodb scan --table-name "$1" --projection-expression pk --query 'Items[].pk.S' --output text |
    tr '\t' '\n' | sed 's/#.*//' | grep -v '^$' | sort | uniq -c
}
echo "rows now:" && count "$table"
echo "rows in the restored copy:" && count "$copy"
# The copy is of one second: unless somebody booked in it, counters and guards agree with rows exactly.
TABLE_NAME=$copy npx tsx scripts/table/recount.ts ||
  { echo "the copy does not agree with itself: the drill has FAILED"; exit 1; }
[ -n "$(count "$copy")" ] || { echo "the copy is empty: the drill has FAILED"; exit 1; }
# For "Is everything working?"
aws dynamodb put-item --table-name "$table" \
  --item "{\"pk\": {\"S\": \"RUNS\"}, \"sk\": {\"S\": \"drill\"}, \"at\": {\"S\": \"$(node -p 'new Date().toISOString()')\"}}"
echo "drill passed; write the figures and the time into docs/runbook.md"
