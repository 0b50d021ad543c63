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

/** Counters and slots: the one kind of update that creates a row is `ADD name :by, ...`. */
function addUp(sums: Map<string, Item>, update: Update): void {
  const { pk, sk } = update.Key as Key
  const item = sums.get(`${pk} ${sk}`) ?? { pk, sk }
  sums.set(`${pk} ${sk}`, item)
  const [verb, list = ''] = update.UpdateExpression?.split(/ (.*)/) ?? []
  if (verb !== 'ADD') throw new Error(`Not a counting update: ${update.UpdateExpression}`)
  for (const part of list.split(', ')) {
    const [name = '', placeholder = ''] = part.split(' ')
    const attribute = update.ExpressionAttributeNames?.[name] ?? name
    const by = Number(update.ExpressionAttributeValues?.[placeholder])
    item[attribute] = Number(item[attribute] ?? 0) + by
  }
}
