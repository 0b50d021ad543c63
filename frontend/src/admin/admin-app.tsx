import * as Tooltip from '@radix-ui/react-tooltip'
import type { ReactElement } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { BookingsScreen } from '#frontend/admin/bookings/bookings-screen.tsx'
import { ContactsScreen } from '#frontend/admin/contacts/contacts-screen.tsx'
import { ContentScreen } from '#frontend/admin/content/content-screen.tsx'
import { CustomersScreen } from '#frontend/admin/customers/customers-screen.tsx'
import { DashboardScreen } from '#frontend/admin/dashboard/dashboard-screen.tsx'
import { AdminLayout } from '#frontend/admin/layouts/admin-layout.tsx'
import { SCREENS } from '#frontend/admin/lib/screens.ts'
import { MoneyScreen } from '#frontend/admin/money/money-screen.tsx'
import { PhotosScreen } from '#frontend/admin/photos/photos-screen.tsx'
import { QuotesScreen } from '#frontend/admin/quotes/quotes-screen.tsx'
import { SessionProvider } from '#frontend/admin/session/session.tsx'
import { SettingsScreen } from '#frontend/admin/settings/settings-screen.tsx'
import { IdentityProvider } from '#frontend/admin/sign-in/identity-provider.tsx'
import { LoginScreen } from '#frontend/admin/sign-in/login-screen.tsx'
import { SessionGuard } from '#frontend/admin/sign-in/session-guard.tsx'
import { DayBoard } from '#frontend/admin/today/day-board.tsx'
import { Screen } from '#frontend/admin/ui/screen.tsx'
import { WorkingScreen } from '#frontend/admin/working/working-screen.tsx'
import { Toaster } from '#frontend/ui/toaster.tsx'

/** Milliseconds (P30.2). */
const TOOLTIP_DELAY_MS = 700
const TOOLTIP_SKIP_DELAY_MS = 300

const ELEMENTS: Record<(typeof SCREENS)[number]['path'], ReactElement> = {
  '/dashboard': <DashboardScreen />,
  '/today': (
    <Screen title="Today">
      <DayBoard />
    </Screen>
  ),
  '/bookings': <BookingsScreen />,
  '/money': <MoneyScreen />,
  '/customers': <CustomersScreen />,
  '/contacts': <ContactsScreen />,
  '/quotes': <QuotesScreen />,
  '/content': <ContentScreen />,
  '/photos': <PhotosScreen />,
  '/settings': <SettingsScreen />,
  '/working': <WorkingScreen />,
}

export function AdminApp() {
  return (
    // Not in transitions: until the new screen showed, the timers of the one that is left could navigate, too.
    <BrowserRouter basename="/admin" useTransitions={false}>
      <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
        <SessionProvider>
          <IdentityProvider>
            <Routes>
              <Route index element={<LoginScreen />} />
              <Route path="/login" element={<LoginScreen />} />
              <Route element={<SessionGuard />}>
                <Route element={<AdminLayout />}>
                  {SCREENS.map(({ path }) => (
                    <Route key={path} path={path} element={ELEMENTS[path]} />
                  ))}
                </Route>
              </Route>
            </Routes>
          </IdentityProvider>
        </SessionProvider>
        <div className="admin-toasts">
          <Toaster />
        </div>
      </Tooltip.Provider>
    </BrowserRouter>
  )
}
