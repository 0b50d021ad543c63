import { commonLabels } from '#frontend/content/en/labels/common.ts'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { Filled } from '#frontend/ui/filled.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { telephoneLink } from '#schemas/facts/links.ts'

/** A link that calls the business. */
export function CallButton({ className = 'btn-sun btn-lg' }: { className?: string }) {
  const { phone } = useSiteInfo()
  return (
    <a className={`btn ${className}`} href={telephoneLink(phone)}>
      <Icon name="telephone-fill" />
      <span>
        <Filled text={commonLabels.callUs} phone={<span className="whole">{phone}</span>} />
      </span>
    </a>
  )
}
