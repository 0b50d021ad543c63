import { useSearchParams } from 'react-router-dom'
import { matches, SearchField } from '#frontend/admin/components/search-field.tsx'
import { EmptyState, LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { useApi } from '#frontend/admin/lib/fetching.ts'
import { SettingCard } from '#frontend/admin/settings/setting-card.tsx'
import { adminRoutes } from '#schemas/api/admin.ts'

export function GeneralSettings() {
  const { data, error, isLoading, mutate } = useApi(adminRoutes.listSettings, {})
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  const found = (data ?? []).filter(({ key, description, value }) => matches(q, [key, description, value]))
  return (
    <>
      <div className="list-toolbar">
        <SearchField noun="settings" />
      </div>
      {error && <LoadError what="settings" onRetry={() => mutate()} />}
      {isLoading && <Loading>Loading settings...</Loading>}
      {data?.length === 0 && <EmptyState icon="gear" title="No settings configured" />}
      {data && data.length > 0 && found.length === 0 && (
        <EmptyState icon="search" title="No settings match your search" />
      )}
      <ul className="cards">
        {found.map((setting) => (
          <SettingCard key={setting.key} setting={setting} onSaved={() => mutate()} />
        ))}
      </ul>
    </>
  )
}
