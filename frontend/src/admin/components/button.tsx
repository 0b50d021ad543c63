import type { ComponentProps } from 'react'
import type { IconName } from '#frontend/content/icons.ts'
import { Icon } from '#frontend/ui/icon.tsx'

const LOOKS = {
  plain: 'btn btn-outline-primary',
  main: 'btn btn-primary',
  quiet: 'btn btn-outline-secondary',
  danger: 'btn btn-outline-danger',
}

/** A button that sends no form: an icon, words, and what only those need who hear the page. */
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
