import { useState } from 'react'
import { BookLink } from '#frontend/islands/linked-quote/book-link.tsx'
import { QuoteLines } from '#frontend/islands/linked-quote/quote-lines.tsx'
import { dayName } from '#frontend/lib/days.ts'
import { keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { format, money } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import type { Opens } from '#frontend/ui/use-opened.ts'
import type { LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import { linkedQuoteLabels as labels } from '#words/labels/linked-quote.ts'

type OpenQuoteProps = { quote: LinkedQuote; token: string; opens: Opens<'decline'> }

export function OpenQuote({ quote, token, opens }: OpenQuoteProps) {
  const { number, totalPrice, validUntil } = quote
  const [shared, setShared] = useState('')

  async function share() {
    const url = `${location.origin}${href(PATHS.quote, { query: { k: quote.shared ?? token } })}`
    if (navigator.share) {
      // Rejects when nobody was chosen.
      return navigator.share({ title: format(labels.shareTitle, { number }), url }).catch(() => {})
    }
    setShared(
      await navigator.clipboard.writeText(url).then(
        () => labels.copied,
        () => labels.uncopied,
      ),
    )
  }

  return (
    <div className="panel">
      <p className="alert alert-success">
        <strong>{format(labels.heldUntil, { day: dayName(validUntil) })}</strong>
      </p>
      <h2>{money(totalPrice)}</h2>
      <p>{format(labels.number, { number })}</p>
      <QuoteLines heading={labels.included} price={quote} />
      <p className="actions">
        <BookLink quote={quote} token={token} />
        <button type="button" className="btn btn-outline-primary btn-lg" onClick={share}>
          {labels.share}
        </button>
      </p>
      <p role="status" className="form-text">
        {shared}
      </p>
      <p className="actions mb-0">
        <a
          className="btn btn-link"
          href={href(PATHS.home, { anchor: 'contact' })}
          onClick={() => askAbout(format(labels.question, { number }))}
        >
          {labels.ask}
        </a>
        <button type="button" className="btn btn-link" {...opens('decline')}>
          {labels.decline}
        </button>
      </p>
    </div>
  )
}

/** Begins the message to the business with the question, before what was typed there already. */
function askAbout(question: string) {
  const typed = Object(readDraft('contact')?.values) as { message?: string }
  const { message = '' } = typed
  if (!message.startsWith(question))
    keepDraft('contact', { values: { ...typed, message: question + message } })
}
