import { type ComponentProps, useTransition } from 'react'
import type { IconName } from '#frontend/content/icons.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const LOOKS = {
  plain: 'btn btn-outline-primary',
  main: 'btn btn-primary',
  quiet: 'btn btn-outline-secondary',
  danger: 'btn btn-outline-danger',
}

/** A button that submits no form: icon, label, and text for screen readers alone. */
export function Button({
  icon,
  look = 'plain',
  label,
  about,
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'about'> & {
  icon?: IconName
  look?: keyof typeof LOOKS
  label?: string
  /** Read after the label. */
  about?: string
}) {
  return (
    <button type="button" className={LOOKS[look]} {...button}>
      {icon && <Icon name={icon} />} {label}
      {about && <span className="visually-hidden"> {about}</span>}
      {children}
    </button>
  )
}

/** Turns something on or off. Ignores the second press of a double click, which would undo the first. */
export function ToggleButton({
  onToggle,
  ...button
}: ComponentProps<'button'> & { onToggle: () => Promise<unknown> }) {
  const [isPending, startChange] = useTransition()
  return (
    <BusyButton
      type="button"
      {...button}
      isBusy={isPending}
      onClick={({ detail }) => {
        if (detail > 1) return
        startChange(async () => {
          await onToggle()
        })
      }}
    />
  )
}

/** Copies a text to the clipboard. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: 'Copied', description: 'It is on your clipboard.' })
    } catch {
      showToast({
        title: 'Error',
        description: 'Your browser did not allow copying to the clipboard.',
        variant: 'destructive',
      })
    }
  }
  return <Button icon="copy" label={label} onClick={copy} />
}

/**
 * Buttons that set a status at once. The current one stays in its place, disabled, so that a second tap there cannot hit
 * another.
 */
export function StatusButtons<S extends string>({
  buttons,
  current,
  onChoose,
}: {
  buttons: readonly { label: string; status: S; className: string }[]
  current: string
  onChoose: (status: S) => Promise<unknown>
}) {
  const [isPending, startChange] = useTransition()
  return buttons.map(({ label, status, className }) => (
    <BusyButton
      key={status}
      type="button"
      className={className}
      isBusy={isPending || status === current}
      onClick={() => startChange(async () => void (await onChoose(status)))}
    >
      {label}
    </BusyButton>
  ))
}
