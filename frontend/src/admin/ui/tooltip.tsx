import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement } from 'react'

/** Text for a control that shows only an icon; the control still needs its own label. Delays: see AdminApp. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip-text px-2 py-1 bg-dark rounded small text-white" sideOffset={4}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
