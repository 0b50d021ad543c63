import { countOf, DAYS } from '#frontend/admin/lib/format.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { useChange } from '#frontend/admin/lib/use-call.ts'
import { SmallList, type SmallListRules } from '#frontend/admin/parts/small-list.tsx'
import { SettingCard } from '#frontend/admin/settings/setting-card.tsx'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import { EmptyState, Reading } from '#frontend/admin/ui/status-messages.tsx'
import type { Setting } from '#schemas/contract/settings.ts'

const RULES: SmallListRules<Setting> = {
  searched: ({ key, description, value }) => [key, description, value],
  statuses: [
    { value: '', label: 'All settings' },
    { value: 'placeholder', label: 'Needs your input', includes: ({ isPlaceholder }) => isPlaceholder },
  ],
}

export function GeneralSettings() {
  const read = useApi('listSettings')
  const changes = read.data?.map(({ updatedAt }) => updatedAt) ?? []
  return (
    <SmallList
      read={read}
      rules={RULES}
      noun={{ one: 'setting', other: 'settings' }}
      empty={<EmptyState icon="gear" title="No settings configured" />}
    >
      {(setting) =>
        setting.key === 'follow_ups' ? (
          <FollowUps key={setting.key} setting={setting} changedAt={changes.toSorted().at(-1)} />
        ) : (
          <SettingCard key={setting.key} setting={setting} />
        )
      }
    </SmallList>
  )
}

/** The reminders of quotes: switched on only below their texts. */
function FollowUps({ setting, changedAt }: { setting: Setting; changedAt: string | undefined }) {
  const { key, value, description, updatedAt } = setting
  const change = useChange()
  const isOn = value === 'yes'
  const save = (next: 'yes' | 'no') =>
    change('updateSetting', {
      params: { key },
      body: { value: next, updatedAt },
      done:
        next === 'yes'
          ? { title: 'Reminders On', description: 'They are planned with each new quote.' }
          : { title: 'Reminders Off', description: 'No more are sent.' },
      failed: '{message}',
    })
  return (
    <li className="record-card" data-key={key}>
      <h2 className="h5">{description}</h2>
      <p>
        {isOn
          ? 'On: planned with each new quote. Booked, declined, contacted or expired quotes get no reminder.'
          : 'Off. Read the emails below before you switch them on. Older quotes get none.'}{' '}
        Replies reach your own mailbox, which this site cannot see: press Mark Contacted on the quote, and no
        more are sent.
      </p>
      {/* They hold other settings, too. */}
      <Texts key={changedAt} />
      <div className="record-actions">
        {isOn ? (
          <PressButton look="danger" label="Switch Off" onPress={() => save('no')} />
        ) : (
          <PressButton look="main" label="I have read these, send them" onPress={() => save('yes')} />
        )}
      </div>
    </li>
  )
}

function Texts() {
  const { data, error, isLoading, mutate } = useApi('previewFollowUps')
  if (!data) return <Reading what="the emails" {...{ error, isLoading }} onRetry={() => mutate()} />
  return data.map(({ afterDays, subject, text }) => {
    const when = `After ${countOf(afterDays, DAYS)}`
    return (
      <section key={afterDays} aria-label={when}>
        <h3 className="h6">
          {when}: {subject}
        </h3>
        <pre className="record-note record-text">{text}</pre>
      </section>
    )
  })
}
