import type { ReactNode } from 'react'
import { LanguageMark } from '#frontend/admin/parts/record-card.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { payerOf } from '#schemas/facts/typed-text.ts'

type VisitRowHeadProps = { visit: Booking; sum: ReactNode; children: ReactNode }

export function VisitRowHead({ visit, sum, children }: VisitRowHeadProps) {
  return (
    <div className="d-flex flex-wrap justify-content-between gap-2 mb-2">
      <span>
        <strong {...ANY_LANGUAGE}>{payerOf(visit)}</strong> <LanguageMark language={visit.language} />
        <br />
        <small>{children}</small>
      </span>
      <strong className="ms-auto">{sum}</strong>
    </div>
  )
}
