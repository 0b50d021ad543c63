import type { ReactNode } from 'react'
import { dateText } from '#frontend/lib/days.ts'
import { useSite } from '#frontend/site/site-context.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { isAlone } from '#frontend/ui/is-alone.ts'
import { Section } from '#frontend/ui/section.tsx'
import { columnsFor } from '#frontend/ui/tile.tsx'
import type { Review } from '#schemas/contract/reviews.ts'
import { placeName } from '#schemas/facts/places.ts'
import { frameLabels } from '#words/labels/frame.ts'

const MOST_SHOWN = 6

/** The reviews that the page shows: those of its city first, then the newest. */
function useReviews(): Review[] {
  const { reviews, page } = useSite()
  const newest = reviews.toReversed()
  const isLocal = ({ city }: Review) => city === page.city
  return [...newest.filter(isLocal), ...newest.filter((review) => !isLocal(review))].slice(0, MOST_SHOWN)
}

/** @param children below the reviews @param teaser shown while there are none */
export function Reviews({ children, teaser }: { children?: ReactNode; teaser?: ReactNode }) {
  const reviews = useReviews()
  if (reviews.length === 0) return teaser
  const isOne = reviews.length === 1
  return (
    <Section heading={frameLabels.reviewsHeading} tone="sand" layout={isOne ? 'split' : 'wide'}>
      <ul className={isOne ? 'list-unstyled' : `cards cards-${columnsFor(reviews.length)}`}>
        {reviews.map((review, index) => (
          <li
            key={review.id}
            className={isAlone(index, reviews.length) ? 'tile review tile-alone' : 'tile review'}
          >
            <Words {...review} />
          </li>
        ))}
      </ul>
      {children}
    </Section>
  )
}

function Words({ name, city, date, text, source, link }: Review) {
  return (
    <>
      <blockquote {...ANY_LANGUAGE}>
        <p>{text}</p>
      </blockquote>
      <p className="review-by">
        <strong {...ANY_LANGUAGE}>{name}</strong>, {placeName(city)}
        <br />
        {dateText(date)},{' '}
        {link ? (
          <a href={link} rel="nofollow ugc noopener noreferrer" {...ANY_LANGUAGE}>
            {source}
          </a>
        ) : (
          <span {...ANY_LANGUAGE}>{source}</span>
        )}
      </p>
    </>
  )
}
