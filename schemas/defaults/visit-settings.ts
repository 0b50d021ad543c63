/** Settings of what visitors can book and change. */
import {
  dates,
  daysOfTowns,
  flag,
  matching,
  type SettingDefinition,
  wholeNumber,
} from '#schemas/contract/settings.ts'
import { DAY_HOURS } from '#schemas/facts/pacific-time.ts'

export const VISIT_SETTINGS = [
  {
    key: 'confirm_automatically',
    value: 'no',
    description:
      'Confirm bookings from the website at once, by their receipt: one that gets none waits for you',
    rule: flag,
  },
  {
    key: 'window_capacity',
    value: '2',
    type: 'number',
    description:
      'Places of an arrival window of two hours. A place is one hour of a crew: one crew is 2, two crews are 4; 0 closes online booking',
    rule: matching(/^\d{1,2}$/, 'Enter a whole number from 0 to 99'),
  },
  {
    key: 'visit_hours',
    value: '1',
    type: 'number',
    description: 'Hours that a visit takes whose length is not known from its quote. A consultation takes 1',
    rule: wholeNumber(1, DAY_HOURS),
  },
  {
    key: 'open_visits_max',
    value: '2',
    type: 'number',
    description:
      'Visits that a new customer may have ahead by booking online, twice as many after the first completed one; then the website asks to call',
    rule: wholeNumber(1, 999),
  },
  {
    key: 'blocked_days',
    value: '',
    type: 'textarea',
    description:
      'Days without bookings, one YYYY-MM-DD per line. Thanksgiving, Christmas Day and New Year’s Day need none; a line such as open 2026-12-25 opens one.',
    rule: dates,
  },
  {
    key: 'town_days',
    value: '',
    type: 'textarea',
    description:
      'Towns that you visit on certain days only, one per line, such as Bakersfield: Tue, Fri. All others are visited on every working day.',
    rule: daysOfTowns,
  },
  {
    key: 'change_cutoff_hours',
    value: '12',
    type: 'number',
    description: 'Hours before a visit until customers may move or cancel it themselves',
    rule: wholeNumber(0, 168),
  },
  {
    key: 'customer_moves_max',
    value: '3',
    type: 'number',
    description: 'How often customers may move a visit themselves; 0 asks them to call',
    rule: wholeNumber(0, 99),
  },
] as const satisfies readonly SettingDefinition[]
