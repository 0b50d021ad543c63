import type { ReactNode } from 'react'
import { ListSummary, LoadMore } from '#frontend/admin/components/list-summary.tsx'
import { ListToolbar } from '#frontend/admin/components/list-toolbar.tsx'
import { RowFocus } from '#frontend/admin/components/row-focus.tsx'
import { EmptyState, LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import type { Plural } from '#frontend/admin/lib/format.ts'
import { type SmallListRules, useSmallList } from '#frontend/admin/lib/use-small-list.ts'

/** A list that is read at once, with everything but its rows: toolbar, totals, groups, further pages and empty state. */
export function SmallList<T>({
  rows,
  error,
  isLoading,
  onReload,
  rules,
  noun,
  listClass = 'record-cards',
  empty,
  actions,
  children,
}: {
  /** Undefined until they are read. */
  rows: readonly T[] | undefined
  error: unknown
  isLoading: boolean
  onReload: () => void
  rules: SmallListRules<T>
  noun: Plural
  listClass?: string
  /** Empty state. */
  empty: ReactNode
  /** Further buttons of the toolbar. */
  actions?: (shown: readonly T[]) => ReactNode
  /** A row's list item. */
  children: (row: T) => ReactNode
}) {
  const list = useSmallList(rows ?? [], rules)
  const nouns = noun.other
  const renderRows = (some: readonly T[]) => <ul className={listClass}>{some.map(children)}</ul>
  return (
    <>
      <ListToolbar
        list={list}
        nouns={nouns}
        sorts={rules.sorts}
        statuses={rules.statuses}
        statusLabel={rules.statusLabel}
      >
        {actions?.(list.shown)}
      </ListToolbar>
      {error !== undefined && <LoadError what={nouns} onRetry={onReload} />}
      {isLoading && <Loading>Loading {nouns}...</Loading>}
      {rows && (
        <ListSummary
          noun={noun}
          shown={list.found}
          total={list.isFiltered ? undefined : rows.length}
          hasMore={false}
        />
      )}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && list.found === 0 && (
        <EmptyState icon="search" title={`No ${nouns} match your search`} />
      )}
      <RowFocus>
        {rules.groups ? (
          <Groups rows={list.shown} groups={rules.groups} render={renderRows} />
        ) : (
          renderRows(list.shown)
        )}
      </RowFocus>
      <LoadMore
        shown={list.shown.length}
        total={list.found}
        hasMore={list.hasMore}
        isLoading={false}
        onLoadMore={list.loadMore}
      />
    </>
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
