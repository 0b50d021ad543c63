import { useEffect } from 'react'
import { commonLabels } from '#frontend/content/en/labels/common.ts'
import { PATIENCE } from '#frontend/lib/code-files.ts'
import { Filled } from '#frontend/ui/filled.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'

/** Said where a press waits for code that is long in coming. */
export function SlowNote({ isHidden = false }: { isHidden?: boolean }) {
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
export function SlowFallback({ onSlow }: { onSlow: (isSlow: boolean) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onSlow(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      onSlow(false)
    }
  }, [onSlow])
  return null
}
