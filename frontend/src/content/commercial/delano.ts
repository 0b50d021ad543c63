import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'delano',
  seo: {
    title: 'Delano Commercial Window Cleaning | Cold Storage',
    description:
      'Window cleaning for Delano’s cold storage offices, clinics, Main Street shops and public buildings. Sulfur and vineyard dust handled. Free estimates.',
    keywords: [
      'commercial window cleaning Delano',
      'cold storage office cleaning',
      'Kern County storefront windows',
    ],
  },
  lead: 'Table grapes pay the bills in Delano, and grapes mean sulfur in spring, dust in summer and condensation the whole year at the cold rooms. All three end up on glass.',
  businessTypes: {
    heading: 'Delano places we know how to clean',
    cards: [
      {
        icon: 'snow',
        title: 'Cold storage and grape shippers',
        text: 'Warm air meets a cold wall and windows sweat. Mold starts in the corner of the gasket. We dry the frame as well as the pane and tell you where a seal lets go.',
      },
      {
        icon: 'lock',
        title: 'Prison and public offices',
        text: 'Administration and visitor buildings outside the perimeter of the state prisons, city hall, courts: we send names beforehand and count tools in and out.',
      },
      {
        icon: 'shop',
        title: 'Main Street and Cecil Avenue',
        text: 'Family shops, markets, quinceañera windows with a lot to show. The display stays; only the glass is touched.',
      },
      {
        icon: 'hospital',
        title: 'Hospital and health centers',
        text: 'Community clinics with full parking lots from eight. We work from the staff entrance toward the front.',
      },
    ],
  },
  reasons: [
    {
      icon: 'flower1',
      title: 'Sulfur taken off safely',
      text: 'Wet sulfur turns acid and etches aluminum frames. We brush it away dry, outdoors and masked, before the first drop of water.',
    },
    {
      icon: 'clipboard-check',
      title: 'Tool lists and clearances',
      text: 'Blades, poles and people are written down ahead. Whoever guards the gate gets the list the day before.',
    },
    {
      icon: 'clock',
      title: 'Outside shipping hours',
      text: 'In harvest your yard is full by ten. At eight we are already on the office windows, and we leave when the trucks line up.',
    },
    {
      icon: 'award',
      title: 'Satisfied or refunded',
      text: 'Our guarantee covers a market with two windows just as it covers a shipper with two hundred.',
    },
  ],
  local: {
    heading: 'A year in the vineyards, seen on a window',
    paragraphs: [
      'Growers dust vines with sulfur from bud break until the berries soften, roughly March to early July, and on still mornings it drifts. You see it as a pale yellow powder in the window track. From July to November come harvest crews, avenues full of pickups, and dust from unpaved rows. Winter brings rain on dirty sills, which means brown drip lines under every frame.',
      'So we like three fixed dates here: one in July after sulfuring, one in late November when the last boxes ship, and one in March. Shops on the main streets should add a monthly touch-up of doors and low panes. Well water in this part of Kern County is hard, and Delano’s gardens are watered with it too, so knee-high spots are treated in the same visit before they set.',
    ],
  },
  faq: [
    {
      question: 'Is sulfur on the windows dangerous to leave?',
      answer:
        'To glass, hardly; to metal frames and screens, yes, once it gets wet. Do not hose it. Brush it off dry or leave it to us.',
    },
    {
      question: 'Can you work at a correctional facility?',
      answer:
        'At offices outside the secure perimeter, with clearance from your administration. Allow time for it, and tell us the dress rules: some colors of clothing are not permitted.',
    },
    {
      question: 'Why do our cold-room windows look dirty from the inside right after washing?',
      answer:
        'Because it is water, not dirt. If the fog is between two panes the seal is gone and it needs a glazier. If it is on the surface, airflow or a new gasket will help.',
    },
  ],
  closing: {
    heading: 'Between harvest and pruning is a good time',
    text: 'But any time will do. Call {phone}; for lists and clearances use {email}. We serve McFarland, Earlimart and Richgrove on the same day.',
  },
} satisfies CommercialCity
