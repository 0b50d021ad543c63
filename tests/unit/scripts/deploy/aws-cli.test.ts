/** Against a CLI on the PATH that notes how it is called. */
import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { fakePrograms } from '#tests/support/deploy/programs.ts'

const programs = fakePrograms()
programs.env['AWS_REGION'] = 'us-west-2'
const { make, calls } = programs
const evaluate = (expression: string) => programs.evaluate('#scripts/deploy/aws-cli.ts', expression)

test('every call names the region, whatever the profile of the shell says', () => {
  make()
  expect(evaluate("it.ask('lambda', 'get-account-settings')")).toEqual({ value: {} })
  evaluate("it.runAws(['s3', 'cp', 'a', 's3://b'])")
  expect(calls()).toEqual([
    'aws lambda get-account-settings --output json --region us-east-1',
    'aws s3 cp a s3://b --region us-east-1',
  ])
})

test('a question that this CLI does not know is refused, as one that AWS refuses is', () => {
  make(`
    freetier*) echo "aws: [ERROR]: argument command: Found invalid choice 'freetier'" >&2; exit 252;;
    sns*) echo "An error occurred (AccessDenied) when calling the X operation: no" >&2; exit 254;;
    *) echo "Unable to locate credentials" >&2; exit 253;;`)
  expect(evaluate("it.ask('freetier')")).toEqual({ refused: 'this AWS CLI is too old for it' })
  expect(evaluate("it.ask('sns')")).toEqual({ refused: 'AccessDenied' })
  expect(() => evaluate("it.ask('sts')")).toThrow('Unable to locate credentials')
})

test.each([
  ['scripts/deploy/run-canary.sh', 'prod'],
  ['scripts/table/restore.sh', 'prod'],
  ['scripts/table/restore-drill.sh', 'Cleaning-prod-Table'],
])('%s asks the region of the stages alone', (script, parameter) => {
  make(`
    *TableStatus*) echo ACTIVE;;
    *list-backups*) echo arn:backup;;
    *lambda?invoke*) echo None;;
    *scan*) echo "QUOTE#1 QUOTE#2";;`)
  execFileSync('bash', [script, parameter], { env: programs.env, stdio: 'pipe' })
  const asked = calls().filter((call) => call.startsWith('aws '))
  expect(asked.length).toBeGreaterThan(1)
  for (const call of asked) expect(call).toMatch(/^aws --region us-east-1 /)
})
