import { useSearchParams } from 'react-router-dom'
import { matches, SearchField } from '#frontend/admin/components/search-field.tsx'
import { EmptyState, LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { useDialogParam } from '#frontend/admin/lib/dialog-param.ts'
import { OpenPricingDialog } from '#frontend/admin/settings/open-pricing-dialog.tsx'
import { PricingEntryRow } from '#frontend/admin/settings/pricing-entry-row.tsx'
import { CATEGORY_LABELS } from '#frontend/admin/settings/pricing-labels.ts'
import { usePricing } from '#frontend/admin/settings/use-pricing.ts'
import { Icon } from '#frontend/components/icon.tsx'
import { PRICING_CATEGORIES } from '#schemas/pricing-categories.ts'

/** The price list by category; price or percentage can be changed in its place. */
export function PricingConfiguration() {
  const pricing = usePricing()
  const [search] = useSearchParams()
  const dialog = useDialogParam()
  const q = search.get('q') ?? ''
  const found = pricing.entries.filter(({ key, label, description, category }) =>
    matches(q, [key, label, description, CATEGORY_LABELS[category]]),
  )
  const categories = PRICING_CATEGORIES.filter((name) => found.some(({ category }) => category === name))
  return (
    <>
      <div className="list-toolbar">
        <SearchField noun="prices" />
        <button type="button" className="btn btn-primary" onClick={() => dialog.open('add')}>
          <Icon name="plus-lg" /> Add Pricing
        </button>
      </div>
      {pricing.error !== undefined && <LoadError what="prices" onRetry={pricing.reload} />}
      {pricing.isLoading && <Loading>Loading pricing...</Loading>}
      {pricing.isLoaded && pricing.entries.length === 0 && (
        <EmptyState icon="tags" title="No pricing configuration" />
      )}
      {pricing.entries.length > 0 && found.length === 0 && (
        <EmptyState icon="search" title="No prices match your search" />
      )}
      {categories.map((name) => (
        <section key={name} className="mb-4" aria-labelledby={`category-${name}`}>
          <h2 id={`category-${name}`} className="group-head">
            {CATEGORY_LABELS[name]}
          </h2>
          <ul className="price-rows">
            {found
              .filter(({ category }) => category === name)
              .map((entry) => (
                <PricingEntryRow
                  key={entry.id}
                  entry={entry}
                  onPatch={(changes) => pricing.patch(entry, changes)}
                  onOpen={(dialogName) => dialog.open(dialogName, entry.id)}
                  isLastActive={pricing.isLastActive(entry)}
                />
              ))}
          </ul>
        </section>
      ))}
      <OpenPricingDialog dialog={dialog} pricing={pricing} />
    </>
  )
}
