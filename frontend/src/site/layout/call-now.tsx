import type { MouseEvent, ReactNode } from 'react'
import { frameLabels } from '#frontend/content/en/labels/frame.ts'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { telephoneLink } from '#schemas/facts/links.ts'

/** Pixels; above this width a click copies the number instead of dialling (P3.4). */
const COPY_ABOVE_WIDTH = 768

/** The Call Now link: dials on phones; on wide windows it copies the number and says so. */
export function CallNow({ className, children }: { className: string; children: ReactNode }) {
  const { phone } = useSiteInfo()

  async function copyOnWideWindows(event: MouseEvent) {
    if (window.innerWidth <= COPY_ABOVE_WIDTH) return
    event.preventDefault()
    try {
      await navigator.clipboard.writeText(phone)
      alert(frameLabels.phoneCopied(phone))
    } catch {
      alert(frameLabels.pleaseCall(phone))
    }
  }

  return (
    <a className={className} href={telephoneLink(phone)} onClick={copyOnWideWindows}>
      {children}
    </a>
  )
}
