import { ChangePassword } from '#frontend/admin/settings/change-password.tsx'
import { GeneralSettings } from '#frontend/admin/settings/general-settings.tsx'
import { PricingConfiguration } from '#frontend/admin/settings/pricing-configuration.tsx'
import { SignInSettings } from '#frontend/admin/settings/sign-in-settings.tsx'
import { Screen, ScreenTabs } from '#frontend/admin/ui/screen.tsx'

export function SettingsScreen() {
  return (
    <Screen title="Settings">
      <ScreenTabs
        label="Settings"
        tabs={[
          { name: 'pricing', title: 'Pricing Configuration', content: <PricingConfiguration /> },
          { name: 'general', title: 'General Settings', content: <GeneralSettings /> },
          {
            name: 'account',
            title: 'Account Settings',
            content: [<ChangePassword key="password" />, <SignInSettings key="ways" />],
          },
        ]}
      />
    </Screen>
  )
}
