import type { ReactNode } from 'react'
import { useWideScreen } from '#frontend/admin/lib/use-wide-screen.ts'

/** What is needed now and then: one press away, and open at a desk, where there is room. */
export function More({ label = 'More', children }: { label?: ReactNode; children: ReactNode }) {
  return (
    <details className="more" open={useWideScreen()}>
      <summary className="btn btn-outline-primary">{label}</summary>
      {children}
    </details>
  )
}
