/** The fields of a commercial quote, in the order of its file. */
import type { CommercialQuoteRow } from '#schemas/contract/contacts.ts'
import { COMMON, type Field, LANGUAGE, WHO } from '#schemas/fields/field.ts'

const WINDOWS = { as: 'text', placed: ['card'] } as const

export const COMMERCIAL_QUOTE_FIELDS = {
  ...COMMON,
  businessName: {
    label: 'Business',
    in: ['history', 'search'],
    placed: ['card'],
    edit: { ...WHO, label: 'Business Name' },
  },
  contactName: {
    label: 'Contact Person',
    labels: { csv: 'Contact' },
    in: ['card', 'table', 'search'],
    edit: WHO,
  },
  email: { label: 'Email', as: 'email', in: ['search'], placed: ['card'], edit: WHO },
  phone: { label: 'Phone', as: 'phone', in: ['table', 'search'], placed: ['card'], edit: WHO },
  address: {
    label: 'Business Address',
    labels: { csv: 'Address', history: 'Address' },
    as: 'address',
    in: ['card', 'history', 'search'],
    edit: WHO,
  },
  largeWindows: { label: 'Large Windows', labels: { card: 'Windows' }, as: 'text', in: ['card'] },
  smallWindows: { ...WINDOWS, label: 'Medium Windows' },
  smallWindowsTiny: { ...WINDOWS, label: 'Small Windows' },
  floorToFloorWindows: { ...WINDOWS, label: 'Floor Windows' },
  frenchWindows: { ...WINDOWS, label: 'French Windows' },
  buildingType: { label: 'Building', as: 'option', category: 'commercial_building', in: ['card'] },
  stories: { label: 'Stories', as: 'stories', in: ['card'] },
  frequency: { label: 'Frequency', as: 'option', category: 'commercial_frequency', in: ['card', 'table'] },
  isConstructionCleaning: {
    label: 'Construction Cleaning',
    labels: { card: 'Options' },
    as: 'yes',
    in: ['card'],
  },
  isOutsideOnly: { label: 'Outside Only', as: 'yes', placed: ['card'] },
  specialRequirements: {
    label: 'Special Requirements',
    labels: { history: 'Requirements' },
    as: 'lines',
    in: ['card', 'history', 'search'],
  },
  basePrice: { label: 'Base Price', as: 'dollars', in: ['more'] },
  totalPrice: { label: 'Total Price', as: 'estimate', in: ['table', 'search'], placed: ['card', 'history'] },
  contactStatus: { label: 'Contact Status', as: 'text', placed: ['card'] },
  contactId: { label: 'Contact Id', as: 'text', placed: ['card'] },
  // The owner's mail is that of its contact.
  language: { ...LANGUAGE, in: ['history'] },
} as const satisfies Record<keyof CommercialQuoteRow, Field>
