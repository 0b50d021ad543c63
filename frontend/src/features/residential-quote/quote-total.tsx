import { Icon } from '#frontend/components/icon.tsx'
import { liveTotal, money } from '#frontend/lib/money.ts'
import { isPricedByPhone } from '#schemas/price/priced-by-phone.ts'
import type { ResidentialPrice } from '#schemas/price/residential.ts'

/** The live total with its lines; while fresh prices load, a skeleton stands under the built-in ones. */
export function QuoteTotal({ price, isLoading }: { price: ResidentialPrice; isLoading: boolean }) {
  return (
    <aside className="quote-total" aria-label="Your total">
      <ul className="quote-lines">
        {price.lines.length === 0 && <li>Choose your home’s size and the work you want.</li>}
        {price.lines.map(({ label, amount }) => (
          <li key={label}>
            <span>{label}</span> <span>{money(amount)}</span>
          </li>
        ))}
      </ul>
      <div className="quote-sum">
        <p>
          Total{' '}
          <output aria-live="polite" className="quote-amount">
            {liveTotal(price.totalPrice)}
          </output>
        </p>
        <button
          type="submit"
          className="btn btn-sun btn-lg"
          disabled={price.totalPrice === 0 || isPricedByPhone(price.totalPrice)}
        >
          Submit Quote Request
        </button>
      </div>
      <p className="quote-note">
        {isLoading ? (
          <span className="placeholder-glow" role="status">
            <span className="placeholder quote-skeleton" aria-hidden="true" /> Loading pricing options...
          </span>
        ) : (
          <>
            <Icon name="shield-check" /> Free quote. Nothing is charged online.
          </>
        )}
      </p>
    </aside>
  )
}
