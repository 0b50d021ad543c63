import type { IconName } from '#frontend/ui/icons.ts'

/** A decorative icon, as large as the text around it; give the words next to it, not to the icon. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
