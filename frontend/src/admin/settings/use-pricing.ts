import { countOf } from '#frontend/admin/lib/format.ts'
import { type Outcome, useAction, useCall } from '#frontend/admin/lib/use-action.ts'
import { useWholeList } from '#frontend/admin/lib/use-api.ts'
import type { MinutesPlan } from '#frontend/admin/settings/minutes-plan.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { Sent } from '#schemas/contract/index.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import { takesPercentage } from '#schemas/facts/pricing-categories.ts'
import { adminRoutes } from '#schemas/routes.ts'

export type PriceChanges = Partial<Pick<PricingEntry, 'price' | 'percentage' | 'isActive'>>

export const PRICES = { one: 'price', other: 'prices' }

export type Pricing = ReturnType<typeof usePricing>

/** The price list and its quick changes, which show at once and roll back when the API refuses them. */
export function usePricing() {
  const read = useWholeList('listPricingEntries')
  const { data, mutate } = read
  const act = useAction()
  const call = useCall()
  const entries = data ?? []

  /** @param updatedAt the version that the editor saw */
  async function patch(
    { id, updatedAt: shown }: PricingEntry,
    changes: PriceChanges,
    updatedAt = shown,
  ): Promise<Outcome<PricingEntry>> {
    await mutate(
      entries.map((one) => (one.id === id ? { ...one, ...changes } : one)),
      { revalidate: false },
    )
    const outcome = await call('updatePricingEntry', {
      params: { id },
      body: { ...changes, updatedAt },
      done: { title: 'Pricing Updated' },
      failed: 'Failed to update pricing configuration.',
    })
    // The session has ended, and the screen has unmounted.
    if (!outcome.isDone && outcome.status === 401) return outcome
    if (!outcome.isDone) await mutate(entries, { revalidate: false })
    await mutate()
    return outcome
  }
  /** Saves changes one after the other; a failure leaves those before it. @param how as in `3 prices confirmed` */
  async function saveEach(
    changes: readonly { entry: PricingEntry; to: Sent<'updatePricingEntry', 'body'> }[],
    how: string,
  ): Promise<Outcome<void>> {
    const saveAll = async () => {
      for (const { entry, to } of changes) {
        const body = { ...to, updatedAt: entry.updatedAt }
        await callApi(adminRoutes.updatePricingEntry, { params: { id: entry.id }, body })
      }
    }
    const outcome = await act(saveAll, {
      done: {
        title: 'Pricing Updated',
        description: `${countOf(changes.length, PRICES)} ${how}.`,
      },
      failed: 'Failed to update pricing configuration.',
    })
    await mutate()
    return outcome
  }
  return {
    read,
    /** Confirms suggested prices: saving one, even unchanged, confirms it. */
    confirm: (suggested: readonly PricingEntry[]) =>
      saveEach(
        suggested.map((entry) => {
          const { category, price, percentage } = entry
          return { entry, to: takesPercentage(category) ? { percentage } : { price } }
        }),
        'confirmed',
      ),
    setMinutes: (plan: MinutesPlan) =>
      saveEach(
        plan.map(({ entry, minutes }) => ({ entry, to: { minutes } })),
        'timed',
      ),
    patch,
    /** Its category would fall back to the built-in defaults without it. */
    isLastActive: (entry: PricingEntry) =>
      entry.isActive &&
      entries.filter(({ category, isActive }) => isActive && category === entry.category).length === 1,
  }
}
