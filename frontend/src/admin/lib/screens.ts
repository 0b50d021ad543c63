/** The back office's screens: navigation, dashboard cards, router and build read this list. */
import type { IconName } from '#frontend/content/icons.ts'
import { workingLabels as labels } from '#words/labels/working.ts'

type AdminScreen = {
  /** Below /admin. */
  path: string
  shortTitle: string
  icon: IconName
} & ({ path: '/dashboard' } | { /** Text of its card on the dashboard. */ description: string })

export const SCREENS = [
  { path: '/dashboard', shortTitle: 'Dashboard', icon: 'grid' },
  { path: '/today', shortTitle: 'Today', icon: 'sun', description: 'Go from visit to visit' },
  {
    path: '/bookings',
    shortTitle: 'Bookings',
    icon: 'calendar-check',
    description: 'Confirm, move and complete visits',
  },
  {
    path: '/contacts',
    shortTitle: 'Contacts',
    icon: 'chat-left-text',
    description: 'Answer messages and commercial requests',
  },
  { path: '/quotes', shortTitle: 'Quotes', icon: 'cash-coin', description: 'See who asked for which price' },
  { path: '/money', shortTitle: 'Money', icon: 'bank', description: 'See what was paid, and who still owes' },
  {
    path: '/customers',
    shortTitle: 'Customers',
    icon: 'people',
    description: 'Everything about one person',
  },
  {
    path: '/content',
    shortTitle: 'Content',
    icon: 'pencil-square',
    description: 'Change the words on the website',
  },
  { path: '/photos', shortTitle: 'Photos', icon: 'image', description: 'Show your work on the website' },
  {
    path: '/settings',
    shortTitle: 'Settings',
    icon: 'gear',
    description: 'Prices, business facts and password',
  },
  {
    path: '/working',
    shortTitle: labels.title,
    icon: 'shield-check',
    description: labels.description,
  },
] as const satisfies readonly AdminScreen[]

/** All paths of the back office; any other path below /admin is not found. */
export const ADMIN_PATHS: readonly string[] = [
  '/admin',
  '/admin/login',
  ...SCREENS.map(({ path }) => `/admin${path}`),
]
