import { usePageData } from '#frontend/lib/page-data.ts'
import { Format } from '#frontend/ui/format.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { telephoneLink } from '#schemas/facts/links.ts'
import { commonLabels } from '#words/labels/common.ts'

export function CallButton({ className = 'btn-sun btn-lg' }: { className?: string }) {
  const { phone } = usePageData().contact
  return (
    <a className={`btn ${className}`} href={telephoneLink(phone)}>
      <Icon name="telephone-fill" />
      <span>
        <Format text={commonLabels.callUs} phone={<span className="d-inline-block">{phone}</span>} />
      </span>
    </a>
  )
}
