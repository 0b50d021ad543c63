import type { StatementPage } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Accessibility Statement (WCAG 2.2 AA)',
    description:
      'Our aim is WCAG 2.2 level AA on every page. What that means here, how we check it, what we know is not perfect, and whom to call when something blocks you.',
  },
  hero: {
    headline: 'Accessibility',
    lead: 'Anybody should be able to get a price and book a visit here, with a keyboard, a screen reader, a magnifier, or one thumb in bright sun.',
  },
  dateLabel: 'Last reviewed',
  date: '2026-11-21',
  blocks: [
    {
      heading: 'What we aim for',
      paragraphs: [
        'We build this site to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, of the World Wide Web Consortium.',
      ],
    },
    {
      heading: 'What that means on these pages',
      bullets: [
        'Everything works with a keyboard, and you can see where you are',
        'Totals, errors and confirmations are announced to screen readers',
        'Errors say in words what to do, beside the field and not by color alone',
        'Text can be enlarged to 200% and fits a narrow screen without sideways scrolling',
        'Buttons and links are large enough for a thumb',
        'Animations are left out when your device asks for reduced motion',
        'Prices, text and our phone number are there even when scripts do not run',
      ],
    },
    {
      heading: 'How we check',
      paragraphs: [
        'It is a self-evaluation. Automated checks run on every page and on open menus, dialogs and error states whenever the site changes, and the quote, the booking and the commercial request are completed with the keyboard alone.',
      ],
    },
    {
      heading: 'What we know is not perfect',
      bullets: [
        'Maps and videos come from other companies and load after a click. Addresses and areas are therefore also given as text.',
        'A price you see in the calculator needs scripts. Without them, the starting prices are listed and we work out the rest on the phone.',
      ],
    },
    {
      heading: 'Another way to reach us',
      paragraphs: [
        'Whatever the site does can be done by phone: {phone}, {hours}. Callers who use a relay service are welcome. Or write to {email}.',
      ],
    },
  ],
  closing: {
    heading: 'Did something get in your way?',
    text: 'Please tell us the page and what you were trying to do. We will help you right away, and then fix the page.',
    link: { label: 'Contact', href: '/#contact' },
  },
} satisfies StatementPage
