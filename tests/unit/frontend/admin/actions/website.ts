/** Every action on the website's words, prices, photos and settings, and on the owner's account. */
import { SETTINGS } from '#schemas/defaults/settings.ts'
import {
  type Action,
  at,
  because,
  DIALOG,
  deletion,
  type Ids,
  REFUSAL,
  UNEXPLAINED,
} from '#tests/unit/frontend/admin/actions/action.ts'

const phone = SETTINGS.find(({ key }) => key === 'phone')

export function actionsOnTheWebsite({ price, content, review, photo }: Ids, day: string): Action[] {
  const priced = { call: `PATCH /pricing/${price}`, says: 'Failed to update pricing configuration.' }
  const pictured = { call: `PATCH /photos/${photo}`, says: because('Failed to update photo:') }
  const shown = { path: '/photos', within: `[data-id="${photo}"]`, ...pictured }
  return [
    {
      path: '/content?dialog=add',
      within: DIALOG,
      call: 'POST /content',
      says: because('Failed to create content:'),
      typed: { 'Section *': 'general', 'Key *': 'typed', 'Content *': 'Typed words' },
      button: 'Add Content',
    },
    {
      path: `/content?dialog=edit&id=${content}`,
      within: `[data-id="${content}"]`,
      call: `PATCH /content/${content}`,
      says: because('Failed to update content:'),
      typed: { 'Content *': 'Typed words' },
      button: 'Save',
    },
    deletion('content?', 'content', content, because('Failed to delete content:')),
    {
      path: '/content?tab=reviews&dialog=add',
      within: DIALOG,
      call: 'POST /reviews',
      says: because('Failed to add review:'),
      typed: {
        'Name *': 'Typed T.',
        'City *': 'fresno',
        'Date *': '2026-05-09',
        'Source *': 'Typed source',
        'Words *': 'Typed words',
      },
      button: 'Add Review',
    },
    {
      path: '/settings?dialog=add',
      within: DIALOG,
      call: 'POST /pricing',
      says: 'Failed to create pricing configuration.',
      typed: { 'Category *': 'extra_service', 'Key *': 'typed', 'Label *': 'Typed', 'Price *': '12.50' },
      button: 'Create Pricing',
    },
    {
      ...at('settings?', 'edit', price),
      ...priced,
      typed: { 'Label *': 'Typed', 'Price *': '12.50' },
      button: 'Save Changes',
    },
    deletion('settings?', 'pricing', price, 'Failed to delete pricing configuration.'),
    { path: '/settings', within: `[data-id="${price}"]`, ...priced, button: 'Switch off' },
    {
      path: '/settings',
      within: `[data-id="${price}"]`,
      ...priced,
      opens: /^Change/,
      typed: { 'Price of Small home': '12.50' },
      button: 'Save',
    },
    {
      path: '/settings?tab=general',
      within: '[data-key=phone]',
      call: 'PUT /settings/phone',
      says: 'Failed to update setting.',
      typed: { [phone?.description ?? '']: '(559) 555-0199' },
      button: 'Save',
    },
    {
      path: '/settings?tab=general',
      within: '[data-key=follow_ups]',
      call: 'PUT /settings/follow_ups',
      says: [REFUSAL, UNEXPLAINED],
      button: 'I have read these, send them',
    },
    {
      path: `/bookings?view=week&week=${day}`,
      within: `[data-day="${day}"]`,
      call: 'PUT /settings/blocked_days',
      says: 'Failed to update setting.',
      button: 'Block',
    },
    {
      ...at('photos?', 'edit', photo),
      ...pictured,
      typed: { 'What it shows *': 'Typed' },
      button: 'Save Changes',
    },
    { ...shown, says: because('Failed to move photo:'), button: 'Earlier' },
    deletion('photos?', 'photos', photo, because('Failed to delete photo:')),
    {
      path: '/settings?tab=account',
      within: 'form',
      call: 'PATCH /password',
      says: [REFUSAL, 'Failed to update password'],
      lost: 'Failed to update password. Please try again.',
      typed: {
        'Current Password': 'typed-old',
        'New Password': 'typed by a test',
        'Confirm New Password': 'typed by a test',
      },
      button: 'Update Password',
    },
    {
      path: '/settings?tab=account',
      within: 'main',
      call: 'POST /sign-in',
      says: [REFUSAL, UNEXPLAINED],
      button: 'Sign out Phone',
    },
    {
      path: '/working',
      within: 'main',
      call: 'POST /working/test-alarm',
      says: because('Failed to send a test:'),
      button: 'Send a Test Alarm',
    },
    {
      path: '/dashboard',
      within: 'header',
      call: 'POST /logout',
      says: 'Failed to log out. Please try again.',
      lost: null,
      button: 'Logout',
    },
    {
      ...at('content?tab=reviews&', 'edit', review),
      call: `PATCH /reviews/${review}`,
      says: because('Failed to update review:'),
      typed: { 'Words *': 'Typed words' },
      button: 'Save Changes',
    },
    deletion('content?tab=reviews&', 'reviews', review, because('Failed to delete review:')),
    { ...shown, button: 'Hide' },
    {
      path: '/dashboard',
      within: '[data-key=claim_five_stars]',
      call: 'PUT /settings/claim_five_stars',
      says: 'Failed to update setting.',
      button: 'It is true',
    },
    {
      path: '/dashboard',
      within: 'main',
      call: 'POST /publication/retry',
      says: because('Failed to update the website:'),
      button: 'Retry',
    },
  ]
}
