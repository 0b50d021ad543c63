import { countOf } from '#frontend/admin/lib/format.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { type Outcome, useAction, useCall } from '#frontend/admin/lib/use-call.ts'
import type { MinutesPlan } from '#frontend/admin/settings/minutes-plan.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { Sent } from '#schemas/contract/index.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import { takesPercentage } from '#schemas/facts/pricing-categories.ts'
import { adminRoutes } from '#schemas/routes.ts'

export type PriceChanges = Partial<Pick<PricingEntry, 'price' | 'percentage' | 'isActive'>>

export const PRICES = { one: 'price', other: 'prices' }

export type Pricing = ReturnType<typeof usePricing>

export function usePricing() {
  const read = useApi('listPricingEntries')
  const { data, mutate } = read
  const act = useAction()
  const call = useCall()
  const entries = data ?? []

  async function reread<T>(change: Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await change
    // After a 401 the screen has unmounted.
    if (outcome.isDone || outcome.status !== 401) await mutate()
    return outcome
  }
  /** @param updatedAt the version that the editor saw */
  const patch = ({ id, updatedAt: shown }: PricingEntry, changes: PriceChanges, updatedAt = shown) =>
    reread(
      call('updatePricingEntry', {
        params: { id },
        body: { ...changes, updatedAt },
        done: { title: 'Pricing Updated' },
        failed: 'Failed to update pricing configuration.',
      }),
    )
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
    const labels = {
      done: { title: 'Pricing Updated', description: `${countOf(changes.length, PRICES)} ${how}.` },
      failed: 'Failed to update pricing configuration.',
    }
    const outcome = await reread(act(saveAll, labels))
    // The newer version is that of one price: no form shows it.
    return outcome.isDone ? outcome : { ...outcome, problem: { message: outcome.problem.message } }
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
