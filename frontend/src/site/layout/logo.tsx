import { useSiteInfo } from '#frontend/site/site-context.ts'

/** The business's mark, a window onto the valley, with its name. */
export function Logo() {
  const { businessName } = useSiteInfo()
  return (
    <>
      <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="7" fill="var(--glass)" />
        <path d="M7 6h18v20H7z" fill="var(--mist)" />
        <circle cx="20" cy="12" r="3.4" fill="var(--sun)" />
        <path d="M7 19c4-3 7-3 10-1s5 2 8 0v8H7z" fill="#5d8a4d" />
        <path d="M16 6v20M7 15h18" stroke="var(--glass)" strokeWidth="1.6" />
      </svg>
      <span className="logo-name">{businessName}</span>
    </>
  )
}
