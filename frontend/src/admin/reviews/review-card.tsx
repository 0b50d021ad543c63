import { Button } from '#frontend/admin/components/button.tsx'
import { dateText } from '#frontend/lib/days.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { Review } from '#schemas/contract/reviews.ts'
import { PLACES } from '#schemas/facts/places.ts'

/** A review with what may be done with it. */
export function ReviewCard({
  review,
  onOpen,
}: {
  review: Review
  onOpen: (dialog: 'edit' | 'delete') => void
}) {
  const { id, name, city, date, text, source, link } = review
  const whose = (
    <span className="visually-hidden">
      {' '}
      the review of <span {...ANY_LANGUAGE}>{name}</span>
    </span>
  )
  return (
    <li className="record-card" data-id={id}>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-2">
        <h2 className="h5 mb-0" {...ANY_LANGUAGE}>
          {name}
        </h2>
        <span className="badge badge-grey">{PLACES.find(({ slug }) => slug === city)?.name}</span>
      </div>
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
        <Button icon="pencil-square" onClick={() => onOpen('edit')}>
          Edit{whose}
        </Button>
        <Button icon="trash" look="danger" onClick={() => onOpen('delete')}>
          Delete{whose}
        </Button>
      </div>
    </li>
  )
}
