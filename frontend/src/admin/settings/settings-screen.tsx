import * as Tabs from '@radix-ui/react-tabs'
import { useSearchParams } from 'react-router-dom'
import { Screen } from '#frontend/admin/components/screen.tsx'
import { ChangePassword } from '#frontend/admin/settings/change-password.tsx'
import { GeneralSettings } from '#frontend/admin/settings/general-settings.tsx'
import { PricingConfiguration } from '#frontend/admin/settings/pricing-configuration.tsx'

const TABS = ['pricing', 'general', 'account'] as const

/** /admin/settings: prices, business facts and the password. */
export function SettingsScreen() {
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'pricing'
  return (
    <Screen title="Settings">
      <Tabs.Root value={tab} onValueChange={(name) => setSearch({ tab: name }, { replace: true })}>
        <Tabs.List className="tabs" aria-label="Settings">
          <Tabs.Trigger value="pricing">Pricing Configuration</Tabs.Trigger>
          <Tabs.Trigger value="general">General Settings</Tabs.Trigger>
          <Tabs.Trigger value="account">Account Settings</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="pricing">
          <PricingConfiguration />
        </Tabs.Content>
        <Tabs.Content value="general">
          <GeneralSettings />
        </Tabs.Content>
        <Tabs.Content value="account">
          <ChangePassword />
        </Tabs.Content>
      </Tabs.Root>
    </Screen>
  )
}
