import type { IconName } from '#frontend/content/icons.ts'

/** A decorative icon in the size of the text around it. Label the text, not the icon. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
