import { Filled } from '#frontend/components/filled.tsx'
import { Icon } from '#frontend/components/icon.tsx'
import { frameLabels } from '#frontend/content/labels/frame.ts'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { telephoneLink } from '#schemas/facts/links.ts'

/** A button that dials the business. */
export function CallButton({ className = 'btn-sun btn-lg' }: { className?: string }) {
  const { phone } = useSiteInfo()
  return (
    <a className={`btn ${className}`} href={telephoneLink(phone)}>
      <Icon name="telephone-fill" />
      <span>
        <Filled text={frameLabels.callUs} phone={<span className="whole">{phone}</span>} />
      </span>
    </a>
  )
}
