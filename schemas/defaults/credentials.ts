/** Settings about who does the work: pages show each that is filled in. */

import type { SettingDefinition } from '#schemas/defaults/setting-rules.ts'
import { matching, optionalLine } from '#schemas/defaults/setting-rules.ts'

export const CREDENTIALS = [
  {
    key: 'years_experience',
    value: '7+',
    description: 'Years of experience, as shown',
    publicAs: 'yearsExperience',
    rule: matching(/^\d{1,3}\+?$/, 'Enter a number, with or without a plus sign'),
  },
  {
    key: 'owner_name',
    value: '',
    description: 'Name of the owner; shown when filled in',
    isPlaceholder: true,
    publicAs: 'ownerName',
    rule: optionalLine,
  },
  {
    key: 'insured_by',
    value: '',
    description: 'Insurance company; shown when filled in',
    isPlaceholder: true,
    publicAs: 'insuredBy',
    rule: optionalLine,
  },
  {
    key: 'license_number',
    value: '',
    description: 'License number, where you have one; shown when filled in',
    publicAs: 'licenseNumber',
    rule: optionalLine,
  },
] as const satisfies readonly SettingDefinition[]
