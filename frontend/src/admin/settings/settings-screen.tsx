import { useSearchParams } from 'react-router-dom'
import { Screen } from '#frontend/admin/components/screen.tsx'
import { ScreenTabs } from '#frontend/admin/components/screen-tabs.tsx'
import { ChangePassword } from '#frontend/admin/settings/change-password.tsx'
import { GeneralSettings } from '#frontend/admin/settings/general-settings.tsx'
import { PricingConfiguration } from '#frontend/admin/settings/pricing-configuration.tsx'

const TABS = [
  { name: 'pricing', title: 'Pricing Configuration', content: <PricingConfiguration /> },
  { name: 'general', title: 'General Settings', content: <GeneralSettings /> },
  { name: 'account', title: 'Account Settings', content: <ChangePassword /> },
]

/** /admin/settings: prices, business facts and the password. */
export function SettingsScreen() {
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find(({ name }) => name === search.get('tab'))?.name ?? 'pricing'
  return (
    <Screen title="Settings">
      <ScreenTabs
        label="Settings"
        tabs={TABS}
        chosen={tab}
        onChoose={(name) => setSearch({ tab: name }, { replace: true })}
      />
    </Screen>
  )
}
