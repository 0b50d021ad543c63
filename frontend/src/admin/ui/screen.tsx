import * as Radix from '@radix-ui/react-tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Icon } from '#frontend/ui/icon.tsx'

type ScreenProps = { title: string; actions?: ReactNode; hasBackLink?: boolean; children: ReactNode }

/** A screen's heading with its back link. The title also names the browser tab, and gets the focus on arrival. */
export function Screen({ title, actions, hasBackLink = true, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} | Back office`
    // The clicked link is no longer in the document. An open dialog keeps its focus.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [title])
  return (
    <>
      {hasBackLink && (
        <Link to="/dashboard" className="btn btn-link px-0 fw-semibold text-start text-decoration-none">
          <Icon name="arrow-left" /> Back to Dashboard
        </Link>
      )}
      <div className="screen-head d-flex flex-wrap align-items-center justify-content-between gap-3 mb-4">
        <h1 ref={heading} tabIndex={-1} className="mb-0">
          {title}
        </h1>
        {actions && <div className="screen-actions d-flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </>
  )
}

type Tab = { name: string; title: string; content: ReactNode }

type ScreenTabsProps = {
  label: string
  tabs: readonly [Tab, ...Tab[]]
  /** Its name in the URL. */
  param?: string
}

/** Tabs, of which the chosen one is in the URL, the first unless another is named. Renders only its content. */
export function ScreenTabs({ label, tabs, param = 'tab' }: ScreenTabsProps) {
  const [search, setSearch] = useSearchParams()
  const usual = tabs[0].name
  const chosen = tabs.find(({ name }) => name === search.get(param))?.name ?? usual
  return (
    <Radix.Root
      value={chosen}
      onValueChange={(name) => setSearch(name === usual ? {} : { [param]: name }, { replace: true })}
    >
      <Radix.List className="d-flex flex-wrap gap-1 mb-3 border-bottom" aria-label={label}>
        {tabs.map(({ name, title }) => (
          <Radix.Trigger key={name} value={name} className="tab">
            {title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ name, content }) => (
        <Radix.Content key={name} value={name}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
