import type { ReactNode } from 'react'
import { SpamBadge } from '#frontend/admin/components/spam-badge.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'

/** A record as a list item, with its owner's name and its badges as a header. */
export function RecordCard({
  record: { id, isSpam },
  name,
  marks,
  children,
}: {
  record: { id: string; isSpam: boolean }
  name: ReactNode
  /** Status, price and the like, beside the name. */
  marks: ReactNode
  children: ReactNode
}) {
  return (
    <li className="record-card" data-id={id}>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-2">
        <h2 className="h5 mb-0" {...ANY_LANGUAGE}>
          {name}
        </h2>
        {isSpam && <SpamBadge />}
        {marks}
      </div>
      {children}
    </li>
  )
}
