import type { ComponentProps, ReactNode } from 'react'
import { type SmallListRules, useSmallList, type WholeRead } from '#frontend/admin/lib/use-small-list.ts'
import { RecordDialogs, type RecordDialogsProps } from '#frontend/admin/parts/record-dialogs.tsx'
import { ListFrame } from '#frontend/admin/ui/list-frame.tsx'
import { RowFocus } from '#frontend/admin/ui/row-focus.tsx'

/** A list that is read at once: its groups of rows, and the dialog that is open. */
export function SmallList<T extends { id: string }>({
  read,
  rules,
  listClass = 'record-cards',
  tools,
  dialogs,
  children,
  ...frame
}: Pick<ComponentProps<typeof ListFrame>, 'noun' | 'empty'> & {
  read: WholeRead<T>
  rules: SmallListRules<T>
  listClass?: string
  /** Further buttons of the toolbar. */
  tools?: (shown: readonly T[]) => ReactNode
  dialogs?: RecordDialogsProps<T>
  /** A row's list item. */
  children: (row: T) => ReactNode
}) {
  const list = useSmallList(read, rules)
  const { sorts, statuses, statusLabel, groups } = rules
  const renderRows = (some: readonly T[]) => <ul className={listClass}>{some.map(children)}</ul>
  return (
    <ListFrame
      {...{ list, sorts, statuses, statusLabel, ...frame }}
      shown={list.shown.length}
      found={list.found}
      tools={tools?.(list.shown)}
    >
      <RowFocus>
        {groups ? <Groups rows={list.shown} groups={groups} render={renderRows} /> : renderRows(list.shown)}
      </RowFocus>
      {dialogs && <RecordDialogs rows={read.data ?? []} {...dialogs} />}
    </ListFrame>
  )
}

function Groups<T>({
  rows,
  groups,
  render,
}: {
  rows: readonly T[]
  groups: NonNullable<SmallListRules<T>['groups']>
  render: (rows: readonly T[]) => ReactNode
}) {
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
