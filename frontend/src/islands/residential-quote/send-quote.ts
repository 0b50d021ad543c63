import { pacificToday } from '#frontend/lib/days.ts'
import { withoutBlanks } from '#frontend/lib/form-rules.ts'
import { visitorCity } from '#frontend/lib/known-city.ts'
import { lineText } from '#frontend/lib/line-text.ts'
import { sendForm } from '#frontend/lib/submission.ts'
import type { LeadValues } from '#frontend/lib/use-lead-form.ts'
import { type SavedQuote, saveQuote } from '#frontend/lib/use-saved-quote.ts'
import type { CustomerInfo, PriceLine, ResidentialChoices } from '#schemas/contract/quotes.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { ELSEWHERE } from '#schemas/facts/places.ts'
import { QUOTE_DAYS } from '#schemas/facts/statuses.ts'
import type { ResidentialPrice } from '#schemas/price/residential.ts'
import { publicRoutes } from '#schemas/routes.ts'

/** Saves the quote in the browser, sends it, and saves the server's id and total. */
export async function sendQuote(
  choices: ResidentialChoices,
  price: ResidentialPrice,
  { website, ...customer }: LeadValues<keyof CustomerInfo>,
): Promise<void> {
  const customerInfo = withoutBlanks(customer)
  const { hardWaterStains, ...others } = choices
  const near = visitorCity()
  const city = near === ELSEWHERE ? '' : near
  const content = {
    ...others,
    ...(hardWaterStains > 0 && { hardWaterStains }),
    basePrice: price.basePrice,
    totalPrice: price.totalPrice,
    customerInfo,
    ...(city && { city }),
    ...(website && { website }),
  }
  const saved: SavedQuote = {
    totalPrice: price.totalPrice,
    validUntil: addDays(pacificToday(), QUOTE_DAYS),
    minutes: price.minutes,
    lines: lineTexts(price.lines),
    customerInfo,
    city,
  }
  saveQuote(saved)
  const { id, totalPrice, minutes, lines } = await sendForm(publicRoutes.createQuote, content)
  saveQuote({
    ...saved,
    id,
    totalPrice,
    minutes,
    lines: lineTexts(lines),
    ...(totalPrice === price.totalPrice ? {} : { shownPrice: price.totalPrice }),
  })
}

function lineTexts(lines: readonly PriceLine[]): string[] {
  return lines.map((line) => lineText(line).text)
}
