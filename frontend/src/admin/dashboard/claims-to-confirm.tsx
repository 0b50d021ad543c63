import type { ReactNode } from 'react'
import { countOf, type Plural } from '#frontend/admin/lib/format.ts'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import { More } from '#frontend/admin/ui/more.tsx'
import type { Dashboard } from '#schemas/contract/dashboard.ts'
import { CLAIMS } from '#schemas/defaults/settings.ts'

type Claim = (typeof CLAIMS)[number]

const ANSWERS = [
  { value: 'yes', label: 'It is true' },
  { value: 'no', label: 'It is not true' },
] as const

const ASKED: Plural = {
  one: 'claim of your website: is it true?',
  other: 'claims of your website: are they true?',
}

type ClaimsProps = Pick<Dashboard, 'placeholders' | 'untrueClaims'>

/** The website's claims that the owner has not confirmed, each with its page. */
export function ClaimsToConfirm({ placeholders, untrueClaims }: ClaimsProps) {
  const call = useCall()
  const reload = useReload()
  async function answer({ key, page }: Claim, value: 'yes' | 'no', updatedAt: string) {
    const description =
      value === 'yes'
        ? 'The claim is confirmed.'
        : `Still on ${page}: ask whoever runs the site to remove it.`
    await call('updateSetting', {
      params: { key },
      body: { value, updatedAt },
      done: { title: 'Setting Updated', description },
      failed: 'Failed to update setting.',
    })
    await reload()
  }
  const asked = CLAIMS.flatMap((claim) => {
    const setting = placeholders.find(({ key }) => key === claim.key)
    return setting ? [{ claim, updatedAt: setting.updatedAt }] : []
  })
  const denied = CLAIMS.filter(({ key }) => untrueClaims.includes(key))
  if (asked.length + denied.length === 0) return null
  return (
    <More label={asked.length > 0 ? countOf(asked.length, ASKED) : 'Not true, but still on the page'}>
      <ul className="claims mb-3">
        {asked.map(({ claim, updatedAt }) => (
          <ClaimRow key={claim.key} claim={claim}>
            <div className="record-actions">
              {ANSWERS.map(({ value, label }) => (
                <PressButton
                  key={value}
                  label={label}
                  aria-label={`${label}: ${claim.text}`}
                  onPress={() => answer(claim, value, updatedAt)}
                />
              ))}
            </div>
          </ClaimRow>
        ))}
        {denied.map((claim) => (
          <ClaimRow key={claim.key} claim={claim}>
            <strong>Not true, but still on the page: ask whoever runs the site to remove it.</strong>
          </ClaimRow>
        ))}
      </ul>
    </More>
  )
}

function ClaimRow({ claim: { key, text, page }, children }: { claim: Claim; children: ReactNode }) {
  return (
    <li
      data-key={key}
      className="d-flex flex-wrap align-items-center justify-content-between column-gap-3 row-gap-1 py-2 border-bottom"
    >
      <span>
        “{text}” on <a href={page}>{page}</a>
      </span>
      {children}
    </li>
  )
}
