/** The workflows of GitHub: what may run where, and with which code. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map((file) => ({
  file,
  text: readFileSync(`${FOLDER}/${file}`, 'utf8'),
}))

type Job = { name: string; text: string }

/** Jobs of a workflow; `steps: *deploy` is replaced by the steps it repeats. */
function jobsOf(text: string): Job[] {
  const [, jobs = ''] = text.split(/^jobs:\n/m)
  const parts = jobs.split(/^ {2}(?=\w+:\n)/m).slice(1)
  const steps = Object.fromEntries(
    parts.flatMap((part) => {
      const [, anchor, body] = /steps: &(\w+)\n([\s\S]*)/.exec(part) ?? []
      return anchor ? [[anchor, body]] : []
    }),
  )
  return parts.map((part) => ({
    name: part.slice(0, part.indexOf(':')),
    text: part.replace(/steps: \*(\w+)/, (_, anchor) => `steps:\n${steps[anchor]}`),
  }))
}

const jobs = workflows.flatMap(({ file, text }) => jobsOf(text).map((job) => ({ file, ...job })))
const holdsToken = ({ text }: Job) => text.includes('id-token: write')

test('every action is pinned by the digest of a version', () => {
  const used = workflows.flatMap(({ text }) =>
    [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, use]) => use),
  )
  expect(used.length).toBeGreaterThan(5)
  for (const use of used) expect(use).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('no job that may ask for a token runs an install script, a build or a synth', () => {
  expect(jobs.filter(holdsToken).map(({ name }) => name)).toEqual(['attest', 'dev', 'plan', 'prod', 'prove'])
  for (const { name, text } of jobs.filter(holdsToken)) {
    const commands = text.match(/npm ci.*|npm run.*|npx .*/g) ?? []
    const risky = commands.filter(
      (command) =>
        !/^npm ci --ignore-scripts$|^npm run (-s create-admin|rotate) |^npm run test:address$|--built|--app cdk\.out/.test(
          command,
        ),
    )
    expect({ name, risky }).toEqual({ name, risky: [] })
  }
})

test('dev and prod take the build of one job, by the same steps, each alone in its environment', () => {
  const deploying = jobs.filter(({ text }) => text.includes('npm run deploy'))
  expect(deploying.map(({ name }) => name)).toEqual(['dev', 'prod', 'prove'])
  for (const { name, text } of deploying.filter(({ name }) => name !== 'prove')) {
    expect(text).toContain(`environment: ${name}\n`)
    expect(text).toContain(`group: deploy-${name}\n`)
    expect(text).toMatch(/needs: \[.*build.*\]/)
  }
})

test('on Mondays the plan of prod is made and fails on a warning, so that it is mailed, and nothing is deployed', () => {
  const conditionOf = (job: string) =>
    jobs.find(({ file, name }) => file === 'deploy.yml' && name === job)?.text.split('runs-on')[0] ?? ''
  expect(conditionOf('plan')).toContain("github.event_name == 'schedule' || (needs.check.result == 'success'")
  const plan = jobs.find(({ name }) => name === 'plan')?.text
  expect(plan).toMatch(/preflight -- prod --built \| tee .*findings$/m)
  expect(plan).toMatch(/'schedule' \}\}\n {8}run: "! grep '\^warning:' findings"\n/)
  expect(conditionOf('prod')).toContain("github.event_name == 'push' && needs.plan.result")
  // It is skipped on Mondays.
  expect(conditionOf('check')).toContain("if: github.event_name == 'push'")
  expect(conditionOf('dev')).toContain("inputs.stage == 'dev' ||\n      (needs.check.result == 'success'")
})

test('going back waits for no test, no dev and no plan', () => {
  const [, condition = ''] =
    /if: >-\n([\s\S]*?\}\})/.exec(jobs.find(({ name }) => name === 'prod')?.text ?? '') ?? []
  expect(condition.replace(/\s+/g, ' ')).toContain(
    "!cancelled() && needs.build.result == 'success' && (inputs.stage == 'prod' ||",
  )
})

test('CI runs the oldest Node that is promised, the one that everything is built with and those in between, and bundles run on the oldest', () => {
  const check = workflows.find(({ file }) => file === 'check.yml')?.text ?? ''
  const [, versions] = /node: (\[.*\])/.exec(check) ?? []
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const current = readFileSync('.nvmrc', 'utf8').trim()
  const [oldest] = /\d+/.exec(engines.node) ?? []
  const between = []
  for (let even = Number(oldest) + 2; even < Number(current); even += 2) between.push(String(even))
  expect(JSON.parse(versions ?? '')).toEqual([engines.node.replace('>=', ''), ...between, current])
  for (const file of ['functions', 'local-stack'])
    expect(readFileSync(`scripts/build/${file}.ts`, 'utf8')).toContain(`target: 'node${oldest}'`)
})

test('settings that name people reach builds and deployments as a secret, never as a variable, which logs show', () => {
  const naming = workflows.filter(({ text }) => text.includes('DEPLOYMENT'))
  expect(naming.map(({ file }) => file)).toContain('deploy.yml')
  for (const { text } of naming) {
    expect(text).toMatch(/^env:\n {2}DEPLOYMENT: \$\{\{ secrets\.DEPLOYMENT \}\}$/m)
    expect(text).not.toMatch(/(vars|inputs)\.DEPLOYMENT\b/)
  }
})

test("npm checks each package, of other systems too, by its digest, and asks no registry but the user's", () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; inBundle?: true; resolved?: string }>
  }
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity, inBundle, resolved }]) =>
      path !== '' && (resolved !== undefined || !(inBundle || integrity?.startsWith('sha512-'))),
  )
  expect(unchecked).toEqual([])
})

test("while the oldest Node is 20, AWS's packages stay at versions that take it, and dependabot leaves them there", () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const oldest = Number(/\d+/.exec(engines.node)?.[0])
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { engines?: { node?: string } }>
  }
  const ofAws = Object.entries(packages).filter(([path]) => /node_modules\/@(aws-sdk|smithy)\//.test(path))
  expect(ofAws.length).toBeGreaterThan(10)
  for (const [path, { engines: needs }] of ofAws)
    expect([path, Number(/\d+/.exec(needs?.node ?? '0')?.[0]) <= oldest]).toEqual([path, true])
  const ignored = readFileSync('.github/dependabot.yml', 'utf8').match(
    /dependency-name: "@(aws-sdk|smithy)\/\*"/g,
  )
  expect(ignored?.length ?? 0).toBe(oldest < 22 ? 2 : 0)
})

test('the proof in AWS costs nothing until an account is named, deletes all that it made, and has an environment of its own', () => {
  const [build, prove] = jobs.filter(({ file }) => file === 'it.yml')
  expect(build?.text).toMatch(/if: .\{\{ vars\.IT_ROLE_ARN != '' \}\}/)
  expect(prove?.text).toContain('needs: build\n')
  expect(prove?.text).toContain('environment: it\n')
  // The runner's log shows what a test names when it fails, and anybody reads that of a public repository.
  expect(prove?.text).toMatch(
    /password=\$\(.*\n +echo "::add-mask::\$password"\n[\s\S]*SITE_URL="https:\/\/it:\$password@.*npm run test:address$/m,
  )
  const steps = prove?.text.split('- name: ') ?? []
  expect(steps.at(-1)).toMatch(
    /^delete everything\n +if: ..\{ always\(\) \}\}[\s\S]*cdk destroy --app cdk.out\/it --all --force/,
  )
  expect(prove?.text).not.toMatch(/-- (prod|dev)\b|Cleaning-(prod|dev)/)
  // Otherwise DynamoDB keeps a backup of each deleted table for 35 days.
  const ended = / --point-in-time-recovery-specification PointInTimeRecoveryEnabled=false/
  for (const [step, deletes] of [
    [steps.find((text) => text.startsWith('lose the table')), 'delete-table'],
    [steps.at(-1), 'cdk destroy'],
  ] as const)
    expect(step?.split(deletes)[0]).toMatch(ended)
})

test('the proof in AWS asks the API around the edge, which must refuse with 403', () => {
  const prove = jobs.find(({ name }) => name === 'prove')?.text
  const [, around = ''] = /- name: no answer without the edge\n([\s\S]*?)\n +- name:/.exec(prove ?? '') ?? []
  expect(around).toContain('api=$(aws apigatewayv2 get-apis ')
  expect(around).toMatch(/\[ "\$\(curl .*-w '%\{http_code\}' "\$api\/api\/pricing"\)" = 403 \]$/)
})
