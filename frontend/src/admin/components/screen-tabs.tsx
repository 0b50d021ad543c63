import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

export type Tab = { name: string; title: string; content: ReactNode }

/** Controlled tabs, so that the chosen one can be in the URL. Renders only its content. */
export function ScreenTabs({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  chosen: string
  onChoose: (name: string) => void
}) {
  return (
    <Radix.Root value={chosen} onValueChange={onChoose}>
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
