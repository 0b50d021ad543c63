/**
 * Types the commands of docs/deploy.md one after the other in a fresh clone. The CDK CLI and all scripts are the real ones; the AWS CLI,
 * `cdk deploy`, GitHub's CLI and `npm ci` only record what they are asked, and answer like an account that is ready.
 */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { CreateTableCommand, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { LOCAL_AWS, tableDefinition } from '#scripts/local/aws/dynamodb-table.ts'
import { fileStack } from '#tests/support/api/file-stack.ts'
import { ACCOUNT, startFakeAccount } from '#tests/support/deploy/fake-account.ts'

const stack = fileStack()
const clone = mkdtempSync(join(tmpdir(), 'guide-'))
const programs = join(clone, '.programs')
const calls = join(programs, 'calls')
/** What CloudFormation says of the stacks. */
const stacks = join(programs, 'stacks.json')

/** What a reader puts in the place of the guide's words. */
const VALUES = {
  '<the profile name you gave>': 'cleaning',
  '<account>': ACCOUNT,
  '<RollbackAlarms>': 'arn:one arn:two',
  'your-domain': 'cleaning.test',
  'example.com': 'cleaning.test',
}

const TABLE = 'Cleaning-prod-Table'

let table: DynamoDBClient
let account: Awaited<ReturnType<typeof startFakeAccount>>

beforeAll(async () => {
  makeClone()
  const version = join(clone, 'dist/site/version.json')
  account = await startFakeAccount(stack.url, () => readFileSync(version, 'utf8'))
  makePrograms()
  table = new DynamoDBClient({ ...LOCAL_AWS, endpoint: stack.dynamodbEndpoint })
  await table.send(new CreateTableCommand({ ...tableDefinition(), TableName: TABLE }))
})

afterAll(() => {
  account?.stop()
  table?.destroy()
  rmSync(clone, { recursive: true, force: true })
})

/** The files that git has or would take, and packages as `npm ci` leaves them. */
function makeClone(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.trim().split('\n')) {
    mkdirSync(dirname(join(clone, file)), { recursive: true })
    copyFileSync(file, join(clone, file))
  }
  mkdirSync(join(clone, 'node_modules/.bin'), { recursive: true })
  for (const folder of ['node_modules', 'node_modules/.bin'])
    for (const name of readdirSync(folder))
      if (name !== '.bin') symlinkSync(realpathSync(join(folder, name)), join(clone, folder, name))
}

/** Written as scripts of a shell: a case for each question. */
function makePrograms(): void {
  mkdirSync(programs)
  writeFileSync(stacks, JSON.stringify({ Stacks: [] }))
  const make = (file: string, lines: string) => {
    rmSync(file, { force: true })
    writeFileSync(file, `#!/bin/bash\nname=$(basename "$0")\n${lines}\n`)
    chmodSync(file, 0o755)
  }
  const note = `echo "$name $*" >> ${calls}`
  const npm = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()
  // CI builds in a fresh clone anyway, so where the guide builds, this takes the build of these tests.
  make(
    join(programs, 'npm'),
    `case "$*" in
  ci) ${note}; exit;;
  run\\ preflight*) cp -r ${resolve('dist')} dist; npx cdk synth --quiet -c stage=prod --output cdk.out/prod;;
esac
case "$*" in run\\ preflight*|run\\ deploy*) exec ${npm} "$@" --built;; *) exec ${npm} "$@";; esac`,
  )
  make(join(programs, 'gh'), `cat > /dev/null; ${note}`)
  make(
    join(programs, 'aws'),
    `${note}
case "$*" in
  *get-caller-identity*) echo '{"Account": "${ACCOUNT}"}';;
  *get-parameter*) echo '{"Parameter": {"Value": "30"}}';;
  *get-account-plan-state*) echo "An error occurred (ResourceNotFoundException) when calling it: no" >&2; exit 254;;
  *get-account-settings*) echo '{"AccountLimit": {"ConcurrentExecutions": 100}}';;
  *sesv2\\ get-account*) echo '{"ProductionAccessEnabled": false}';;
  *get-email-identity*) echo "An error occurred (NotFoundException) when calling it: no" >&2; exit 254;;
  *get-hosted-zone*) echo '{"HostedZone": {"Name": "cleaning.test."}, "DelegationSet": {"NameServers": ["ns-1.test"]}}';;
  *list-resource-record-sets*) echo '{"ResourceRecordSets": []}';;
  *describe-stacks*--output\\ json*) cat ${stacks};;
  *list-stack-resources*) echo '{"StackResourceSummaries": []}';;
  *describe-table*) echo "An error occurred (ResourceNotFoundException) when calling it: no" >&2; exit 254;;
  *lambda\\ invoke*) echo '{"outcome": "published", "changed": []}' > dist/publication.json;;
esac`,
  )
  const cdk = realpathSync('node_modules/.bin/cdk')
  make(
    join(clone, 'node_modules/.bin/cdk'),
    `[ "$1" = deploy ] || exec ${process.execPath} ${cdk} "$@"
${note}
while [ $# -gt 0 ]; do
  [ "$1" != --outputs-file ] || echo '{
    "Cleaning-prod-Site": {"Origin": "${account.url}", "BucketName": "site"},
    "Cleaning-prod-Publisher": {"PublisherName": "Cleaning-prod-Publisher"}}' > "$2"
  shift
done`,
  )
  writeFileSync(
    join(programs, 'aws-config'),
    '[profile cleaning]\naws_access_key_id = A\naws_secret_access_key = a\nregion = us-west-2\n',
  )
}

/** @returns what was printed */
async function type(script: string): Promise<string> {
  const env = {
    HOME: programs,
    PATH: `${programs}:${process.env['PATH']}`,
    AWS_CONFIG_FILE: join(programs, 'aws-config'),
    AWS_ENDPOINT_URL: account.url,
    AWS_ENDPOINT_URL_DYNAMODB: stack.dynamodbEndpoint,
    AWS_EC2_METADATA_DISABLED: 'true',
    CDK_DISABLE_CLI_TELEMETRY: 'true',
    CI: 'true',
  }
  const child = spawn('bash', ['-euxo', 'pipefail', '-c', script], { cwd: clone, env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      printed += data
    })
  const code = await new Promise((ended) => child.once('close', ended))
  if (code !== 0) throw new Error(printed.slice(-4000))
  return printed
}

/** Blocks between fences, without the indent of the list that they are in. */
function blocksOf(markdown: string) {
  return [...markdown.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = '', language = '', text = '']) => ({
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  )
}

/** @throws Error for a placeholder that has no value */
function filledIn(text: string): string {
  const filled = Object.entries(VALUES).reduce((all, [name, value]) => all.replaceAll(name, value), text)
  const [left] = /<[^>\s]*>/.exec(filled) ?? []
  if (left) throw new Error(`The guide does not say what ${left} is, or its test does not: ${filled}`)
  return filled
}

/** As the guide allows. The real DNS would be asked whether it leads to the account. */
function withoutDomain(settings: string): string {
  const { prod } = JSON.parse(settings)
  const { domain: _, ...others } = prod
  return JSON.stringify({ prod: others })
}

test('each command of the guide works in its order, in a fresh clone and an empty account', async () => {
  const guide = readFileSync('docs/deploy.md', 'utf8')
  const commands = blocksOf(guide).map(({ language, text }) => {
    const filled = filledIn(text)
    return language === 'json' ? `cat > deployment.json <<'END'\n${withoutDomain(filled)}\nEND` : filled
  })
  expect(commands.length).toBeGreaterThan(7)
  const printed = await type(commands.join('\n'))
  expect(printed).toMatch(/prod can be deployed/)
  expect(printed).toMatch(/deployed http:/)
  expect(printed).toMatch(/Created owner. First password: /)
  expect(account.asked).toContain('us-east-1 CDKToolkit ExecuteChangeSet')
  const { Items = [] } = await table.send(new ScanCommand({ TableName: TABLE }))
  expect(Items.filter(({ username }) => username?.S === 'owner')).toHaveLength(1)

  const noted = readFileSync(calls, 'utf8').trim().split('\n')
  const deployments = noted.filter((call) => call.startsWith('cdk deploy'))
  // New pages follow the assets that they name, and the version follows the pages.
  const steps = noted.flatMap((call) => /^cdk deploy \S+|^aws (s3|lambda invoke)/.exec(call)?.[0] ?? [])
  expect(steps.filter((step, at) => step !== steps[at - 1])).toEqual([
    ...['cdk deploy Cleaning-prod-Data', 'aws s3', 'cdk deploy --all', 'aws lambda invoke', 'aws s3'],
    'cdk deploy --app',
  ])
  expect(deployments[0]).not.toContain('Publisher')
  const help = execFileSync('node_modules/.bin/cdk', ['deploy', '--help'], { encoding: 'utf8' })
  for (const option of deployments.join(' ').match(/--[\w-]+/g) ?? []) expect(help).toContain(option)
  expect(noted.filter((call) => /^gh secret set DEPLOYMENT/.test(call))).toHaveLength(1)
  // The commands of scripts name the region; the two that the reader types rely on the shell's.
  const unnamed = noted.filter((call) => /^aws (?!.*--region us-east-1)/.test(call))
  expect(unnamed.filter((call) => !/^aws (configure|sts|iam|cloudformation)/.test(call))).toEqual([])
})

test('a second deployment still allows the scripts of the pages that are live', async () => {
  const site = { StackName: 'Cleaning-prod-Site', StackStatus: 'UPDATE_COMPLETE' }
  const Outputs = [{ OutputKey: 'Origin', OutputValue: account.url }]
  writeFileSync(stacks, JSON.stringify({ Stacks: [{ ...site, Outputs }] }))
  account.earlierPages.set('/', '<script type="module">1</script>')
  account.earlierPages.set('/visit', '<script>2</script>')
  writeFileSync(calls, '')
  await type('npm run deploy -- prod')
  const deployments = readFileSync(calls, 'utf8').match(/^cdk deploy .*/gm)
  const [one, two] = ['1', '2'].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const parameter = ` --parameters Cleaning-prod-Site:PreviousScripts=${one} ${two}`
  expect(deployments?.map((call) => call.endsWith(parameter))).toEqual([true, true])
})
