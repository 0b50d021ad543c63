import type { StatementContent } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Accessibility Statement (WCAG 2.2 AA)',
    description:
      'We aim for WCAG 2.2 level AA on every page. What that means, how we check it, what isn’t perfect yet, and whom to call when something gets in your way.',
  },
  hero: {
    headline: 'Accessibility',
    lead: 'Everyone should be able to get a price and book a visit here, with a keyboard, a screen reader, a magnifier, or one thumb in bright sun.',
  },
  dateLabel: 'Last reviewed',
  date: '2026-11-21',
  blocks: [
    {
      heading: 'What we aim for',
      paragraphs: [
        'We build this site to meet the World Wide Web Consortium’s Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
      ],
    },
    {
      heading: 'What that means on these pages',
      bullets: [
        'Everything works with a keyboard, and you can always see where you are',
        'Totals, errors and confirmations are announced to screen readers',
        'Errors say in words what to do, next to the field and never by color alone',
        'Text can be enlarged to 200%, and pages fit a narrow screen without sideways scrolling',
        'Buttons and links are large enough for a thumb',
        'Animations are turned off when your device asks for reduced motion',
        'Prices, text and our phone number are there even when scripts don’t run',
      ],
    },
    {
      heading: 'How we check',
      paragraphs: [
        'This is a self-evaluation. Whenever the site changes, automated checks run on every page and on open menus, dialogs and error states, and go through the quote, the booking and the commercial request with the keyboard alone.',
      ],
    },
    {
      heading: 'What isn’t perfect yet',
      bullets: [
        'Maps and videos come from other companies and load after a click. That’s why addresses and service areas are also given as text.',
        'The calculators need scripts to add up a price. Without scripts, you still see the price list, and we work out your total by phone.',
      ],
    },
    {
      heading: 'Another way to reach us',
      paragraphs: [
        'Anything you can do on this site, you can also do by phone: {phone}, {hours}. Relay calls are welcome. Or write to {email}.',
      ],
    },
  ],
  closing: {
    heading: 'Did something get in your way?',
    text: 'Please tell us which page it was and what you were trying to do. We’ll help you, and then we’ll fix the page.',
    link: { label: 'Contact us', href: '/#contact' },
  },
} satisfies StatementContent
