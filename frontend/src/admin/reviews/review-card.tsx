import { EditAndDelete } from '#frontend/admin/components/button.tsx'
import { RecordCard } from '#frontend/admin/components/record-card.tsx'
import { dateText } from '#frontend/lib/days.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { Review } from '#schemas/contract/reviews.ts'
import { placeName } from '#schemas/facts/places.ts'

/** A review with what may be done with it. */
export function ReviewCard({ review }: { review: Review }) {
  const { id, name, city, date, text, source, link } = review
  return (
    <RecordCard
      record={{ id }}
      name={name}
      marks={<span className="badge badge-grey">{placeName(city)}</span>}
    >
      <p className="record-text" {...ANY_LANGUAGE}>
        {text}
      </p>
      <p className="record-meta">
        <span>{dateText(date)}</span>
        <span {...ANY_LANGUAGE}>
          {link ? (
            <a href={link} rel="noopener noreferrer">
              {source}
            </a>
          ) : (
            source
          )}
        </span>
      </p>
      <div className="record-actions">
        <EditAndDelete
          id={id}
          about={
            <>
              the review of <span {...ANY_LANGUAGE}>{name}</span>
            </>
          }
        />
      </div>
    </RecordCard>
  )
}
