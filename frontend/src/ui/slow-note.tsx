import { useEffect } from 'react'
import { SLOW_AFTER_MS } from '#frontend/lib/fetch-until-available.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { commonLabels } from '#words/labels/common.ts'

/** Shown while a press waits for a slow chunk. */
export function SlowNote({ isHidden = false }: { isHidden?: boolean }) {
  return (
    <p className="alert alert-warning form-alert" hidden={isHidden}>
      <Icon name="exclamation-circle-fill" />
      <span>
        <PhoneText text={commonLabels.stillLoading} />
      </span>
    </p>
  )
}

/** Suspense fallback that shows nothing and reports slowness. */
export function SlowFallback({ onSlow }: { onSlow: (isSlow: boolean) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onSlow(true), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      onSlow(false)
    }
  }, [onSlow])
  return null
}
