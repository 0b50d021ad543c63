import { type ComponentProps, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import type { IconName } from '#frontend/content/icons.ts'
import { showFailure, showToast } from '#frontend/lib/toasts.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const LOOKS = {
  plain: 'btn btn-outline-primary',
  main: 'btn btn-primary',
  quiet: 'btn btn-outline-secondary',
  danger: 'btn btn-outline-danger',
}
export type Look = keyof typeof LOOKS

type ButtonProps = Omit<ComponentProps<'button'>, 'about'> & {
  icon?: IconName | undefined
  look?: Look
  /** What it shows; blank with an icon that says it all. */
  label: string
  /** Read after the label. */
  about?: ReactNode
}

function Face({ icon, label, about, children }: Pick<ButtonProps, 'icon' | 'label' | 'about' | 'children'>) {
  return (
    <>
      {icon && <Icon name={icon} />} {label}
      {about && <span className="visually-hidden"> {about}</span>}
      {children}
    </>
  )
}

/** A button that submits no form: icon, label, and text for screen readers alone. */
export function Button({ icon, look = 'plain', label, about, children, ...button }: ButtonProps) {
  return (
    <button type="button" className={LOOKS[look]} {...button}>
      <Face {...{ icon, label, about, children }} />
    </button>
  )
}

type LinkButtonProps = { to?: string } & Omit<ComponentProps<'a'>, 'about'> &
  Pick<ButtonProps, 'icon' | 'look' | 'label' | 'about'>

/** A link drawn as a button: to a screen of the back office, or to another address. */
export function LinkButton({ to, icon, look = 'plain', label, about, ...link }: LinkButtonProps) {
  const shown = { className: LOOKS[look], children: <Face {...{ icon, label, about }} />, ...link }
  return to === undefined ? <a {...shown} /> : <Link {...shown} to={to} />
}

/** Runs work, and says whether it is under way. As a transition, it would hold up its toast until the list has been read again. */
function useWork() {
  const [isBusy, setIsBusy] = useState(false)
  async function work(run: () => unknown) {
    setIsBusy(true)
    try {
      await run()
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, work }
}

type PressButtonProps = ButtonProps & { onPress: () => unknown; busyLabel?: string | undefined }

/** The same for work that takes a while. Ignores the second press of a double click, which would undo the first. */
export function PressButton(props: PressButtonProps) {
  const { onPress, busyLabel, icon, look = 'plain', label, about, children, ...button } = props
  const { isBusy, work } = useWork()
  const press = () => work(onPress)
  return (
    <BusyButton
      type="button"
      className={LOOKS[look]}
      {...button}
      isBusy={isBusy}
      busyLabel={busyLabel}
      onClick={({ detail }) => detail <= 1 && void press()}
    >
      <Face {...{ icon, label, about, children }} />
    </BusyButton>
  )
}

/** Opens a dialog, by its name in the URL. */
export function DialogButton({ opens, id, ...button }: ButtonProps & { opens: string; id?: string }) {
  const { open } = useDialogParam()
  return <Button {...button} onClick={() => open(opens, id)} />
}

type EditAndDeleteProps = {
  id: string
  noun?: string
  about?: ReactNode
  /** It cannot be edited. */
  isFixed?: boolean
}

export function EditAndDelete({ id, noun = '', about, isFixed = false }: EditAndDeleteProps) {
  return (
    <>
      {!isFixed && (
        <DialogButton opens="edit" id={id} icon="pencil-square" label={`Edit${noun}`} about={about} />
      )}
      <DialogButton opens="delete" id={id} icon="trash" look="danger" label={`Delete${noun}`} about={about} />
    </>
  )
}

export function CopyButton({ label, text }: { label: string; text: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: 'Copied', description: 'It is on your clipboard.' })
    } catch {
      showFailure('Error', 'Your browser did not allow copying to the clipboard.')
    }
  }
  return <Button icon="copy" label={label} onClick={copy} />
}

/**
 * Gives buttons that set a status at once: while one works, the others wait. That of the current one is disabled in its place, so
 * that a second tap there cannot hit another.
 */
export function useStatusButton<S extends string>(
  current: string,
  onChoose: (status: S) => Promise<unknown>,
): (label: string, status: S, look?: Look) => ReactNode {
  const { isBusy, work } = useWork()
  return (label, status, look = 'plain') => (
    <BusyButton
      type="button"
      className={LOOKS[look]}
      isBusy={isBusy || status === current}
      onClick={() => work(() => onChoose(status))}
    >
      {label}
    </BusyButton>
  )
}

/** One of several, which is chosen at once. */
export function ChoiceButtons<V extends string | number>({
  choices,
  chosen,
  onChoose,
}: {
  choices: readonly { value: V; label: string }[]
  chosen: V
  onChoose: (value: V) => void
}) {
  return choices.map(({ value, label }) => (
    <Button
      key={value}
      look={value === chosen ? 'main' : 'plain'}
      label={label}
      aria-pressed={value === chosen}
      onClick={() => onChoose(value)}
    />
  ))
}
