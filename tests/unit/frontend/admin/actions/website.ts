/** Every action on the website's words, prices, photos and settings, and on the owner's account. */
import { SETTINGS } from '#schemas/defaults/settings.ts'
import {
  type Action,
  asks,
  at,
  because,
  DIALOG,
  deletion,
  type Ids,
  on,
  press,
  REFUSAL,
  UNEXPLAINED,
  within,
} from '#tests/unit/frontend/admin/actions/action.ts'

const phone = SETTINGS.find(({ key }) => key === 'phone')

export function actionsOnTheWebsite({ price, content, review, photo }: Ids, day: string): Action[] {
  const priced = asks(`PATCH /pricing/${price}`, 'Failed to update pricing configuration.')
  const pictured = asks(`PATCH /photos/${photo}`, because('Failed to update photo:'))
  const notSet = 'Failed to update setting.'
  const inCard = within('/photos', photo)
  return [
    press(
      'Add Content',
      on('/content?dialog=add', DIALOG),
      asks('POST /content', because('Failed to create content:')),
      {
        typed: { 'Section *': 'general', 'Key *': 'typed', 'Content *': 'Typed words' },
      },
    ),
    press(
      'Save',
      within(`/content?dialog=edit&id=${content}`, content),
      asks(`PATCH /content/${content}`, because('Failed to update content:')),
      { typed: { 'Content *': 'Typed words' } },
    ),
    deletion('content?', 'content', content, because('Failed to delete content:')),
    {
      ...on('/content?tab=reviews&dialog=add', DIALOG),
      ...asks('POST /reviews', because('Failed to add review:')),
      typed: {
        ...{ 'Name *': 'Typed T.', 'City *': 'fresno', 'Date *': '2026-05-09' },
        ...{ 'Source *': 'Typed source', 'Words *': 'Typed words' },
      },
      button: 'Add Review',
    },
    {
      ...on('/settings?dialog=add', DIALOG),
      ...asks('POST /pricing', 'Failed to create pricing configuration.'),
      typed: { 'Category *': 'extra_service', 'Key *': 'typed', 'Label *': 'Typed', 'Price *': '12.50' },
      button: 'Create Pricing',
    },
    press('Save Changes', at('settings?', 'edit', price), priced, {
      typed: { 'Label *': 'Typed', 'Price *': '12.50' },
    }),
    deletion('settings?', 'pricing', price, 'Failed to delete pricing configuration.'),
    press('Switch off', within('/settings', price), priced),
    press('Save', within('/settings', price), priced, {
      opens: /^Change/,
      typed: { 'Price of Small home': '12.50' },
    }),
    press('Save', on('/settings?tab=general', '[data-key=phone]'), asks('PUT /settings/phone', notSet), {
      typed: { [phone?.description ?? '']: '(559) 555-0199' },
    }),
    press(
      'I have read these, send them',
      on('/settings?tab=general', '[data-key=follow_ups]'),
      asks('PUT /settings/follow_ups', [REFUSAL, UNEXPLAINED]),
    ),
    press(
      'Block',
      on(`/bookings?view=week&week=${day}`, `[data-day="${day}"]`),
      asks('PUT /settings/blocked_days', notSet),
    ),
    press('Save Changes', at('photos?', 'edit', photo), pictured, { typed: { 'What it shows *': 'Typed' } }),
    press('Earlier', inCard, asks(pictured.call, because('Failed to move photo:'))),
    deletion('photos?', 'photos', photo, because('Failed to delete photo:')),
    {
      ...on('/settings?tab=account', 'form'),
      ...asks('PATCH /password', [REFUSAL, 'Failed to update password']),
      lost: 'Failed to update password. Please try again.',
      typed: {
        'Current Password': 'typed-old',
        'New Password': 'typed by a test',
        'Confirm New Password': 'typed by a test',
      },
      button: 'Update Password',
    },
    press('Sign out Phone', on('/settings?tab=account'), asks('POST /sign-in', [REFUSAL, UNEXPLAINED])),
    press(
      'Send a Test Alarm',
      on('/working'),
      asks('POST /working/test-alarm', because('Failed to send a test:')),
    ),
    press(
      'Logout',
      on('/dashboard', 'header'),
      asks('POST /logout', 'Failed to log out. Please try again.'),
      { lost: null },
    ),
    press(
      'Save Changes',
      at('content?tab=reviews&', 'edit', review),
      asks(`PATCH /reviews/${review}`, because('Failed to update review:')),
      { typed: { 'Words *': 'Typed words' } },
    ),
    deletion('content?tab=reviews&', 'reviews', review, because('Failed to delete review:')),
    press('Hide', inCard, pictured),
    press(
      'It is true',
      on('/dashboard', '[data-key=claim_five_stars]'),
      asks('PUT /settings/claim_five_stars', notSet),
    ),
    press(
      'Retry',
      on('/dashboard'),
      asks('POST /publication/retry', because('Failed to update the website:')),
    ),
  ]
}
