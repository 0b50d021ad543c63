/** Writes as a file in DynamoDB's export format, which the emulator loads a hundred times faster than requests. */
import { closeSync, openSync, writeSync } from 'node:fs'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { Key } from '#functions/table/keys.ts'
import type { Write } from '#functions/table/transact.ts'

const LINES_AT_ONCE = 1000

type Item = Record<string, unknown>
type Update = NonNullable<Write['operation']['Update']>

type ExportFile = {
  add: (writes: readonly Write[]) => void
  /** Adds the rows that are sums of many writes, and closes the file. */
  finish: () => void
}

/** @param file to be written, one line a row (DynamoDB developer guide, "DynamoDB table export output format") */
export function openExportFile(file: string): ExportFile {
  const descriptor = openSync(file, 'w')
  const sums = new Map<string, Item>()
  let lines: string[] = []

  function addRow(item: Item): void {
    lines.push(JSON.stringify({ Item: marshall(item, { removeUndefinedValues: true }) }))
    if (lines.length === LINES_AT_ONCE) flush()
  }

  function flush(): void {
    writeSync(descriptor, `${lines.join('\n')}\n`)
    lines = []
  }

  return {
    add: (writes) => {
      for (const { operation } of writes) {
        if (operation.Put) addRow(operation.Put.Item ?? {})
        else if (operation.Update) addUp(sums, operation.Update)
        else throw new Error('Only what puts and counts can be exported')
      }
    },
    finish: () => {
      for (const item of sums.values()) addRow(item)
      flush()
      closeSync(descriptor)
    },
  }
}

/** Updates that create a row: `ADD name :by, ...` of counters and windows, and `SET name = :value, ... ADD name :by` of customers. */
function addUp(sums: Map<string, Item>, update: Update): void {
  const { pk, sk } = update.Key as Key
  const item = sums.get(`${pk} ${sk}`) ?? { pk, sk }
  sums.set(`${pk} ${sk}`, item)
  const [, set, add] = /^(?:SET (.*) )?ADD (.*)$/.exec(update.UpdateExpression ?? '') ?? []
  if (add === undefined) throw new Error(`Not a counting update: ${update.UpdateExpression}`)
  const nameOf = (name: string) => update.ExpressionAttributeNames?.[name] ?? name
  const valueIn = (placeholder: string) => update.ExpressionAttributeValues?.[placeholder]
  for (const part of set?.split(', ') ?? []) {
    const [name = '', placeholder = ''] = part.split(' = ')
    item[nameOf(name)] = valueIn(placeholder)
  }
  for (const part of add.split(', ')) {
    const [name = '', placeholder = ''] = part.split(' ')
    item[nameOf(name)] = Number(item[nameOf(name)] ?? 0) + Number(valueIn(placeholder))
  }
}
