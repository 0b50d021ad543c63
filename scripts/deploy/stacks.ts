/** Reads a stage's stacks, and clears what the last deployment left under way or failed. */
import { setTimeout as pause } from 'node:timers/promises'
import { nameIn, type StageName } from '#infra/config.ts'
import { ask, runAws } from '#scripts/deploy/aws-cli.ts'

export type DeployedStack = {
  name: string
  status: string
  isProtected: boolean
  parameters: Record<string, string>
  outputs: Record<string, string>
}

/** A creation that failed leaves a stack without resources; the next deployment deletes it and creates it again. */
export const isFailedCreation = ({ status }: DeployedStack) =>
  status === 'ROLLBACK_COMPLETE' || status === 'ROLLBACK_FAILED'

/** A change set that waits for its execution blocks nothing. */
const isBusy = ({ status }: DeployedStack) =>
  status.endsWith('_IN_PROGRESS') && status !== 'REVIEW_IN_PROGRESS'

/** @returns undefined without permission to look */
export function readStacks(stage: StageName, askAws = ask): DeployedStack[] | undefined {
  const answer = askAws('cloudformation', 'describe-stacks')
  if ('refused' in answer) return undefined
  const stacks = answer.value['Stacks'] as {
    StackName: string
    StackStatus: string
    EnableTerminationProtection?: boolean
    Parameters?: { ParameterKey: string; ParameterValue: string }[]
    Outputs?: { OutputKey: string; OutputValue: string }[]
  }[]
  return stacks
    .filter(({ StackName }) => StackName.startsWith(nameIn(stage, '')))
    .map(({ Parameters = [], Outputs = [], ...stack }) => ({
      name: stack.StackName,
      status: stack.StackStatus,
      isProtected: stack.EnableTerminationProtection ?? false,
      parameters: Object.fromEntries(Parameters.map((one) => [one.ParameterKey, one.ParameterValue])),
      outputs: Object.fromEntries(Outputs.map((one) => [one.OutputKey, one.OutputValue])),
    }))
}

/** Where the site of a stage answers, whatever its domain leads to. @returns undefined before the first deployment */
export function originOf(stacks: readonly DeployedStack[], stage: StageName): string | undefined {
  const outputs = stacks.find(({ name }) => name === nameIn(stage, 'Site'))?.outputs
  const [, edge] = / CNAME (.*)$/.exec(outputs?.['DnsWww'] ?? '') ?? []
  return edge ? `https://${edge}` : outputs?.['Origin']
}

/** Records that the owner makes where the DNS is kept; none with a zone in Route 53. */
export function recordsOf(stacks: readonly DeployedStack[]): string[] {
  return stacks.flatMap(({ outputs }) =>
    Object.entries(outputs).flatMap(([name, value]) => (name.startsWith('Dns') ? [value] : [])),
  )
}

/** Longer than CloudFront or a certificate usually takes. */
const PATIENCE = { tries: 240, pauseMs: 15_000 }

/** Waits for an operation that an earlier deployment began: CloudFormation refuses a second one. */
export async function untilSettled(
  read: () => DeployedStack[] | undefined,
  { tries, pauseMs } = PATIENCE,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const busy = (read() ?? []).filter(isBusy)
    if (busy.length === 0) return
    const names = busy.map(({ name, status }) => `${name} is ${status}`).join(', ')
    if (attempt === tries) throw new Error(`Still under way: ${names}`)
    if (attempt === 1) console.log(`waiting: ${names}`)
    await pause(pauseMs)
  }
}

/** Makes stacks deletable that failed in their creation: the CDK CLI protects them before it creates them. */
export function releaseFailedCreations(stacks: readonly DeployedStack[], runCli = runAws): void {
  for (const { name } of stacks.filter((stack) => isFailedCreation(stack) && stack.isProtected))
    runCli([
      'cloudformation',
      'update-termination-protection',
      '--no-enable-termination-protection',
      '--stack-name',
      name,
    ])
}
