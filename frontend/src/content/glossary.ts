import type { GlossaryGroup } from '#frontend/content/types.ts'

export const glossary = [
  {
    title: 'Services',
    intro: 'What you can ask a window cleaner for, and what each request means.',
    terms: [
      {
        term: 'Exterior cleaning',
        definition: 'Washing the outside of the glass, where dust, webs and sprinkler spots are.',
        href: '/',
      },
      {
        term: 'Interior cleaning',
        definition:
          'Washing the room side: fingerprints, cooking film and pet marks. Priced by size of home.',
        href: '/',
      },
      {
        term: 'Residential window cleaning',
        definition:
          'Window cleaning for houses, apartments and mobile homes, usually by the size of the home.',
        href: '/',
      },
      {
        term: 'Commercial window cleaning',
        definition:
          'Window cleaning for businesses, priced by the number and size of windows and how often they are done.',
        href: '/commercial-quote',
      },
      {
        term: 'Storefront service',
        definition: 'A short, frequent visit for shop windows and doors, often every other week.',
        href: '/commercial-quote',
      },
      {
        term: 'Post-construction cleaning',
        definition: 'Taking paint, plaster, silicone and stickers off glass after building work.',
        href: '/',
      },
      {
        term: 'Hard water stain removal',
        definition: 'Dissolving and polishing off the minerals that sprinklers leave. Priced per window.',
        href: '/',
      },
      {
        term: 'Maintenance plan',
        definition: 'Visits at fixed intervals: monthly, bi-monthly or quarterly.',
        href: '/',
      },
      {
        term: 'Bi-weekly service',
        definition: 'Every other week. For doors and display windows that many hands touch.',
        href: '/commercial-quote',
      },
      {
        term: 'Outside only',
        definition: 'A commercial visit without the room side, at a lower price.',
        href: '/commercial-quote',
      },
      {
        term: 'Initial clean',
        definition: 'The first visit after a long time. It takes longer than the ones that follow it.',
        href: '/',
      },
      {
        term: 'Site visit',
        definition: 'A look at the building before a commercial price is confirmed.',
        href: '/commercial-quote',
      },
    ],
  },
  {
    title: 'Tools and equipment',
    intro: 'What is in the bucket and on the truck, and what it is for.',
    terms: [
      {
        term: 'Squeegee',
        definition: 'A rubber blade in a metal channel that pulls water off glass in one pass.',
      },
      {
        term: 'Channel',
        definition: 'The metal bar that holds a squeegee’s rubber, chosen to suit the width of the pane.',
      },
      {
        term: 'T-bar and sleeve',
        definition:
          'A handle with a washable fabric cover that wets and scrubs the glass; also called a washer or mop.',
      },
      {
        term: 'Bucket on a belt',
        definition:
          'A holster with a little water for washer and squeegee, used on ladders and long storefronts.',
      },
      {
        term: 'Scrim',
        definition: 'A lint-free linen or cotton cloth for drying the last drops at the edges.',
      },
      {
        term: 'Microfiber cloth',
        definition: 'A cloth of very fine fibers that picks up film without lint.',
      },
      {
        term: 'Extension pole',
        definition: 'A telescoping handle that brings washer and squeegee to upper windows from the ground.',
      },
      {
        term: 'Water-fed pole',
        definition:
          'A pole with a hose and brush that scrubs with purified water and lets the glass dry by itself.',
      },
      {
        term: 'Deionizing tank',
        definition:
          'A tank of resin that takes the last minerals out of water, so that it dries without spots.',
      },
      {
        term: 'Reverse osmosis',
        definition: 'A filter that presses water through a membrane and leaves most minerals behind.',
      },
      {
        term: 'TDS meter',
        definition: 'Measures total dissolved solids in parts per million. Water near zero dries clear.',
      },
      {
        term: 'Glass scraper',
        definition: 'A fresh, straight blade for specks; used wet, and not on every glass.',
      },
      {
        term: 'Bronze wool',
        definition: 'A fine metal wool, softer than glass, for stubborn film on plain glass.',
      },
    ],
  },
  {
    title: 'Techniques',
    intro: 'How the work is done, and why the order matters.',
    terms: [
      {
        term: 'Dry brushing',
        definition: 'Sweeping webs and dust off the frame before any water makes mud of them.',
      },
      {
        term: 'Fanning',
        definition:
          'Turning the squeegee in an unbroken S across the pane, so that no line is left between strokes.',
      },
      {
        term: 'Straight pull',
        definition: 'One stroke from top to bottom or side to side, then the next beside it.',
      },
      {
        term: 'Cutting in',
        definition: 'Drying a strip at the top edge first, so that the blade starts without a drip.',
      },
      { term: 'Detailing', definition: 'Wiping edges and corners after the squeegee.' },
      {
        term: 'Top-down',
        definition:
          'Beginning at the highest pane, because whatever drips will land on glass still to be cleaned.',
      },
      {
        term: 'Dwell time',
        definition: 'The minutes a cleaner must stay wet on a stain before it is worked.',
      },
      {
        term: 'Spot test',
        definition: 'Trying a product on one small place before using it on the whole window.',
      },
      {
        term: 'Acid cleaning',
        definition:
          'Dissolving mineral deposits with a mild acid, kept off metal, stone and plants, then rinsed.',
      },
      {
        term: 'Polishing',
        definition: 'Rubbing glass with a very fine abrasive to lift bonded minerals. It cannot fill a pit.',
      },
      {
        term: 'Pure-water rinse',
        definition: 'A last rinse with mineral-free water that needs no drying.',
      },
      {
        term: 'Track cleaning',
        definition: 'Loosening packed dirt in a sliding window’s channel, lifting it out and wiping dry.',
      },
    ],
  },
  {
    title: 'Industry terms',
    intro: 'Words you may meet in an estimate, on a label or in a conversation about your glass.',
    terms: [
      {
        term: 'Pane',
        definition: 'One sheet of glass. A divided window can hold many, and each is cleaned on its own.',
      },
      {
        term: 'Lite',
        definition: 'The glazier’s word for a pane; spelled this way to tell it from daylight.',
      },
      { term: 'Mullion', definition: 'The post that stands between two windows.' },
      {
        term: 'Muntin',
        definition: 'The thin bar that divides a sash into small panes; some are only snapped on.',
      },
      { term: 'Sash', definition: 'The frame that holds the glass and moves when a window opens.' },
      {
        term: 'French window',
        definition:
          'A window or door of several small panes. Its many edges take longer than the glass itself.',
      },
      {
        term: 'Floor-to-floor window',
        definition: 'Glass that runs the full height of a story, as in showrooms and lobbies.',
      },
      {
        term: 'Insulated glass unit',
        definition:
          'Two panes sealed around a gap. Fog between them means a failed seal, which no cleaning can fix.',
      },
      {
        term: 'Low-E coating',
        definition:
          'A thin metal layer that reflects heat. If it faces the room, no scraper or abrasive may touch it.',
      },
      {
        term: 'Tempered glass',
        definition: 'Heat-treated safety glass, used in doors and low windows; risky to scrape.',
      },
      {
        term: 'Hard water',
        definition: 'Water with a lot of calcium and magnesium, such as most Valley wells give.',
      },
      {
        term: 'Efflorescence',
        definition: 'White salts that seep out of brick or concrete and run onto the glass below.',
      },
      {
        term: 'Etching',
        definition: 'Pits where minerals or chemicals have attacked the glass. Damage, not dirt.',
      },
      {
        term: 'Oxidation',
        definition: 'The chalky powder of aging aluminum frames and screens, which streaks when it gets wet.',
      },
    ],
  },
] satisfies GlossaryGroup[]
