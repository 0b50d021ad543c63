import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'delano',
  seo: {
    title: 'Delano Commercial Window Cleaning | Cold Storage',
    description:
      'Window cleaning for Delano’s cold storage offices, clinics, Main Street shops and public buildings. Sulfur and vineyard dust removed safely. Free estimates.',
    keywords: [
      'commercial window cleaning Delano',
      'cold storage office cleaning',
      'Kern County storefront windows',
    ],
  },
  lead: 'Table grapes pay the bills in Delano, and grapes mean sulfur in spring, dust in summer and condensation all year at the cold rooms. All three end up on your glass, and all three come off.',
  businessTypes: {
    heading: 'How we clean for Delano businesses',
    cards: [
      {
        icon: 'snow',
        title: 'Cold storage and grape shippers',
        text: 'Warm air meets a cold wall and the windows sweat. Mold starts in the corner of the gasket, so we dry the frame as well as the glass and tell you where a seal has failed.',
      },
      {
        icon: 'bank',
        title: 'City, school and public offices',
        text: 'Lobby doors and counter glass that hundreds of people touch. If your building has sign-in rules, tell us when you book and we’ll follow them.',
      },
      {
        icon: 'shop',
        title: 'Main Street and Cecil Avenue',
        text: 'Family shops, markets and quinceañera stores with windows full of color. The display stays put: only the glass is touched.',
      },
      {
        icon: 'hospital',
        title: 'Clinics and health centers',
        text: 'Parking lots are full from eight on, so we start at the staff entrance and work toward the front.',
      },
    ],
  },
  reasons: [
    {
      icon: 'flower1',
      title: 'Sulfur taken off safely',
      text: 'Wet sulfur turns acidic and etches aluminum frames. We brush it away dry before the first drop of water.',
    },
    {
      icon: 'shield-check',
      title: 'Insured and background-checked',
      text: 'If your gate has rules for visitors, tell us when you ask for an estimate.',
    },
    {
      icon: 'clock',
      title: 'Before the trucks line up',
      text: 'At harvest your yard is full by ten. We can be on the office windows at eight.',
    },
    {
      icon: 'award',
      title: 'Satisfied or refunded',
      text: 'Our guarantee covers a market with two windows just as it covers a shipper with two hundred.',
    },
  ],
  local: {
    heading: 'A vineyard year, seen on a window',
    paragraphs: [
      'Growers dust their vines with sulfur from bud break until the berries soften, roughly March to early July, and on still mornings it drifts. You see it as a pale yellow powder in the window track. From July to November come the harvest crews, avenues full of pickups, and dust from unpaved rows. Winter rain falls on dirty sills and leaves brown drip lines under every frame. Well water in this part of Kern County is hard too, so spots at knee height should be treated before they set.',
    ],
    bullets: [
      'July: after the sulfur dusting',
      'Late November: when the last boxes have shipped',
      'March: a fresh start before spring',
      'Shops on the main streets: add a monthly touch-up of doors and low windows',
    ],
  },
  faq: [
    {
      question: 'Does it do harm to leave sulfur on the windows?',
      answer:
        'To glass, hardly. To metal frames and screens, yes, once it gets wet. Don’t hose it off: brush it off dry, or leave it to us.',
    },
    {
      question: 'Can you work at a site where visitors need clearance?',
      answer:
        'Often, if your office can arrange it. Tell us the rules for names, tools and clothing when you ask for an estimate, and allow some extra days.',
    },
    {
      question: 'Why do our cold-room windows look dirty from the inside right after washing?',
      answer:
        'Because it’s water, not dirt. If the fog is between two panes, the seal is gone and the window needs a glass shop. If it’s on the surface, better airflow or a new gasket will help.',
    },
  ],
  closing: {
    heading: 'Between harvest and pruning is a good time',
    text: 'But any time will do. Call {phone} or write to {email}. We serve McFarland, Earlimart and Richgrove too.',
  },
} satisfies CommercialCity
