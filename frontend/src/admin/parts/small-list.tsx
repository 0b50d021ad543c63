import type { ComponentProps, ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { countOf } from '#frontend/admin/lib/format.ts'
import { useListParams } from '#frontend/admin/lib/use-list-params.ts'
import { RecordDialogs, type RecordDialogsProps } from '#frontend/admin/parts/record-dialogs.tsx'
import { ListFrame } from '#frontend/admin/ui/list-frame.tsx'
import { grouped } from '#frontend/lib/format.ts'
import type { Choice } from '#frontend/ui/field.tsx'
import { plainText } from '#schemas/facts/typed-text.ts'

export type SmallListRules<T> = {
  /** Texts that a search reads. */
  searched: (row: T) => (string | undefined)[]
  /** The first one has an empty value and matches all. */
  statuses?: readonly (Choice & { includes?: (row: T) => boolean })[]
  /** Groups rows under labels, in this order. */
  groups?: { choices: readonly Choice[]; of: (row: T) => string }
}

type SmallListProps<T> = Pick<ComponentProps<typeof ListFrame>, 'noun' | 'empty'> & {
  read: Pick<SWRResponse<readonly T[]>, 'data' | 'error' | 'isLoading'> & { mutate: () => unknown }
  rules: SmallListRules<T>
  listClass?: string
  tools?: (shown: readonly T[]) => ReactNode
  dialogs?: RecordDialogsProps<T>
  children: (row: T) => ReactNode
}

/** A list that is read at once: its groups of rows, and the dialog that is open. */
export function SmallList<T extends { id: string }>(props: SmallListProps<T>) {
  const { read, rules, listClass = 'record-cards', tools, dialogs, children, ...frame } = props
  const { data = [], error, isLoading, mutate } = read
  const { searched, statuses = [], groups } = rules
  const list = useListParams()
  const needle = plainText(list.params.q.trim())
  const includes = statuses.find(({ value }) => value === list.params.status)?.includes
  const shown = data
    .filter((row) => searched(row).some((text = '') => plainText(text).includes(needle)))
    .filter((row) => includes?.(row) ?? true)
  const renderRows = (some: readonly T[]) => <ul className={listClass}>{some.map(children)}</ul>
  return (
    <ListFrame
      {...{ ...list, statuses, error, isLoading, ...frame }}
      reload={() => mutate()}
      totals={list.isFiltered ? `${grouped(shown.length)} found` : countOf(data.length, frame.noun)}
      isEmpty={shown.length === 0}
      tools={tools?.(shown)}
    >
      {groups ? <Groups rows={shown} groups={groups} render={renderRows} /> : renderRows(shown)}
      {dialogs && <RecordDialogs rows={data} {...dialogs} />}
    </ListFrame>
  )
}

type GroupsProps<T> = {
  rows: readonly T[]
  groups: NonNullable<SmallListRules<T>['groups']>
  render: (rows: readonly T[]) => ReactNode
}

function Groups<T>({ rows, groups, render }: GroupsProps<T>) {
  return groups.choices.map(({ value, label }) => {
    const ofGroup = rows.filter((row) => groups.of(row) === value)
    if (ofGroup.length === 0) return null
    return (
      <section key={value} className="mb-4" aria-labelledby={`group-${value}`}>
        <h2 id={`group-${value}`} className="group-head h4 mb-3">
          {label}
        </h2>
        {render(ofGroup)}
      </section>
    )
  })
}
