/** Against a CLI on the PATH that notes how it is called. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'

const folder = mkdtempSync(join(tmpdir(), 'aws-cli-'))
const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
const env = {
  ...process.env,
  NODE_OPTIONS: '',
  PATH: `${folder}:${process.env['PATH']}`,
  AWS_REGION: 'us-west-2',
}

/** Puts programs on the PATH that note their words. @param answers of `aws`, as cases of a shell */
function fakePrograms(answers = ''): void {
  for (const [name, body] of [
    ['aws', `case "$*" in ${answers} esac`],
    ['npx', ''],
    ['sleep', ''],
  ]) {
    const file = join(folder, name ?? '')
    writeFileSync(file, `#!/bin/bash\necho "${name} $*" >> ${folder}/calls\n${body}\n`)
    chmodSync(file, 0o755)
  }
}

/** Evaluates an expression of the module. */
function evaluate(expression: string): unknown {
  const code = `import * as cli from '#scripts/deploy/aws-cli.ts'; console.log(JSON.stringify(${expression} ?? null))`
  const run = ['--import', 'tsx', '--input-type=module', '--eval', code]
  return JSON.parse(execFileSync(process.execPath, run, { env, encoding: 'utf8', stdio: 'pipe' }))
}

beforeEach(() => writeFileSync(join(folder, 'calls'), ''))

test('every call names the region, whatever the profile of the shell says', () => {
  fakePrograms()
  expect(evaluate("cli.ask('lambda', 'get-account-settings')")).toEqual({ value: {} })
  evaluate("cli.runAws(['s3', 'cp', 'a', 's3://b'])")
  expect(calls()).toEqual([
    'aws lambda get-account-settings --output json --region us-east-1',
    'aws s3 cp a s3://b --region us-east-1',
  ])
})

test('a question that this CLI does not know is refused, as one that AWS refuses is', () => {
  fakePrograms(`
    freetier*) echo "aws: [ERROR]: argument command: Found invalid choice 'freetier'" >&2; exit 252;;
    sns*) echo "An error occurred (AccessDenied) when calling the X operation: no" >&2; exit 254;;
    *) echo "Unable to locate credentials" >&2; exit 253;;`)
  expect(evaluate("cli.ask('freetier')")).toEqual({ refused: 'this AWS CLI is too old for it' })
  expect(evaluate("cli.ask('sns')")).toEqual({ refused: 'AccessDenied' })
  expect(() => evaluate("cli.ask('sts')")).toThrow('Unable to locate credentials')
})

test.each([
  ['scripts/deploy/run-canary.sh', 'prod'],
  ['scripts/table/restore.sh', 'prod'],
  ['scripts/table/restore-drill.sh', 'Cleaning-prod-Table'],
])('%s asks the region of the stages alone', (script, parameter) => {
  fakePrograms(`
    *TableStatus*) echo ACTIVE;;
    *list-backups*) echo arn:backup;;
    *lambda?invoke*) echo None;;
    *scan*) echo "QUOTE#1 QUOTE#2";;`)
  execFileSync('bash', [script, parameter], { env, stdio: 'pipe' })
  const asked = calls().filter((call) => call.startsWith('aws '))
  expect(asked.length).toBeGreaterThan(1)
  for (const call of asked) expect(call).toMatch(/^aws --region us-east-1 /)
})
