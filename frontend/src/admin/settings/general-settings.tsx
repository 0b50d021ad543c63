import { SmallList } from '#frontend/admin/components/small-list.tsx'
import { EmptyState } from '#frontend/admin/components/status-messages.tsx'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { byChange, type SmallListRules } from '#frontend/admin/lib/use-small-list.ts'
import { FollowUps } from '#frontend/admin/settings/follow-ups.tsx'
import { SettingCard } from '#frontend/admin/settings/setting-card.tsx'
import type { Setting } from '#schemas/contract/settings.ts'

const RULES: SmallListRules<Setting> = {
  searched: ({ key, description, value }) => [key, description, value],
  sorts: [
    { value: 'topic', label: 'By topic' },
    {
      value: 'name',
      label: 'By name',
      compare: (a, b) => a.description.localeCompare(b.description),
    },
    { value: 'changed', label: 'Last changed', compare: byChange },
  ],
  statusLabel: 'Status',
  statuses: [
    { value: '', label: 'All settings' },
    { value: 'placeholder', label: 'Needs your input', includes: ({ isPlaceholder }) => isPlaceholder },
  ],
}

/** Business facts and rules, each saved on its own. */
export function GeneralSettings() {
  return (
    <SmallList
      read={useApi('listSettings')}
      rules={RULES}
      noun={{ one: 'setting', other: 'settings' }}
      empty={<EmptyState icon="gear" title="No settings configured" />}
    >
      {(setting) =>
        setting.key === 'follow_ups' ? (
          <FollowUps key={setting.key} setting={setting} />
        ) : (
          <SettingCard key={setting.key} setting={setting} />
        )
      }
    </SmallList>
  )
}
