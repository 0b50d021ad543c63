/** Runs the tools of scripts/table on a stack's table. */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'

type Home = { dynamodbEndpoint: string }

const commandOf = (name: string, options: string[]) => [
  ...['--import', 'tsx', `scripts/table/${name}.ts`],
  ...options,
]

const environmentOf = ({ dynamodbEndpoint }: Home) => ({
  ...process.env,
  ...tableEnvironment(dynamodbEndpoint),
  NODE_OPTIONS: '',
})

/** Starts a tool, and does not wait until it ends. */
export const startTool = (
  home: Home,
  name: string,
  options: string[],
  how: SpawnOptions = {},
): ChildProcess => spawn(process.execPath, commandOf(name, options), { ...how, env: environmentOf(home) })

/** Runs a tool to its end. @returns its exit code and the lines that it printed */
export function runTool(home: Home, name: string, ...options: string[]) {
  const how = { encoding: 'utf8', env: environmentOf(home) } as const
  const { status, stdout } = spawnSync(process.execPath, commandOf(name, options), how)
  return { status, lines: stdout.trim().split('\n') }
}
