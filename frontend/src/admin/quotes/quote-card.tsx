import { ContactLinks } from '#frontend/admin/components/contact-links.tsx'
import { CopyButton } from '#frontend/admin/components/copy-button.tsx'
import { Facts } from '#frontend/admin/components/facts.tsx'
import { NotSpam } from '#frontend/admin/components/not-spam.tsx'
import { RecordCard } from '#frontend/admin/components/record-card.tsx'
import { RecordMeta } from '#frontend/admin/components/record-meta.tsx'
import { StatusBadge } from '#frontend/admin/components/status-badge.tsx'
import { QuoteActions } from '#frontend/admin/quotes/quote-actions.tsx'
import type { QuoteCardProps } from '#frontend/admin/quotes/quote-list.tsx'
import { QuoteProgress } from '#frontend/admin/quotes/quote-progress.tsx'
import { money } from '#frontend/lib/money.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { QuoteRow } from '#schemas/contract/quotes.ts'
import { placeName } from '#schemas/facts/places.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { discountOf, originalPrice, percentOff } from '#schemas/price/discount.ts'

/** Fields that Copy Quote Data copies (P21.2). */
function quoteData(quote: QuoteRow): string {
  const { houseSize, windowTypes, extras, basePrice, totalPrice, createdAt } = quote
  return JSON.stringify({ houseSize, windowTypes, extras, basePrice, totalPrice, createdAt }, null, 2)
}

/** A residential quote with the labels of the price list. */
export function QuoteCard({ quote, labels, onEdit, onDelete, onChanged }: QuoteCardProps<QuoteRow>) {
  const named = (category: PricingCategory, keys: string[], none: string) =>
    keys.length === 0 ? none : keys.map((key) => labels(category, key)).join(', ')
  const { customerInfo: customer, basePrice, totalPrice } = quote
  const [original, discount] = [originalPrice(quote), discountOf(quote)]
  const further = (
    <>
      <CopyButton label="Copy Quote Data" text={quoteData(quote)} />
      <button type="button" className="btn btn-outline-primary" onClick={onEdit}>
        <Icon name="pencil-square" /> Edit
      </button>
      <button type="button" className="btn btn-outline-danger" onClick={onDelete}>
        <Icon name="trash" /> Delete
      </button>
    </>
  )
  return (
    <RecordCard
      record={quote}
      name={customer.name}
      marks={
        <>
          <StatusBadge status={quote.state} />
          <span className="badge badge-grey">{labels('stories', quote.stories)}</span>
          <strong className="record-price">{money(totalPrice)}</strong>
        </>
      }
    >
      <ContactLinks email={customer.email} phone={customer.phone} />
      <Facts
        entries={[
          ['House Size', labels('house_size', quote.houseSize)],
          ['Window Types', named('window_type', quote.windowTypes, 'Standard windows')],
          ['Interior Cleaning', named('interior_cleaning', quote.interiorCleaning, 'None selected')],
          ['Additional Services', named('extra_service', quote.extras, 'None selected')],
          ['Hard Water Stains', String(quote.hardWaterStains)],
          ['Base Price', basePrice === totalPrice ? undefined : money(basePrice)],
          ['Extras', basePrice === original ? undefined : money(original - basePrice)],
          [
            'Discount',
            discount === 0 ? undefined : `${money(-discount)} (${percentOff(totalPrice, original)}%)`,
          ],
          ['Address', customer.address, 'typed'],
          ['City', placeName(quote.city)],
          ['Message', customer.message, 'typed'],
        ]}
      />
      <QuoteProgress quote={quote} onChanged={onChanged} />
      <RecordMeta record={quote} onChanged={onChanged} />
      <div className="record-actions">
        <NotSpam list="quotes" record={quote} onKept={onChanged} />
        {quote.isSpam ? (
          further
        ) : (
          <QuoteActions quote={quote} onChanged={onChanged}>
            {further}
          </QuoteActions>
        )}
      </div>
    </RecordCard>
  )
}
