import { useEffect } from 'react'
import { commonLabels } from '#frontend/content/en/labels/common.ts'
import { PATIENCE } from '#frontend/lib/code-files.ts'
import { Filled } from '#frontend/ui/filled.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'

/** Said where a press waits for code that is long in coming. */
export function LateNote({ isHidden = false }: { isHidden?: boolean }) {
  return (
    <p className="alert alert-warning form-alert" hidden={isHidden}>
      <Icon name="exclamation-circle-fill" />
      <span>
        <Filled text={commonLabels.stillLoading} phone={<PhoneLink />} />
      </span>
    </p>
  )
}

/** Shows nothing in place of what is awaited, but tells when it is late, and when it has come. */
export function Awaited({ onLate }: { onLate: (isLate: boolean) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onLate(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      onLate(false)
    }
  }, [onLate])
  return null
}
