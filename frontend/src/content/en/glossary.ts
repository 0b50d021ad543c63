import type { GlossaryGroup } from '#frontend/content/types.ts'

export const glossary = [
  {
    title: 'Services',
    intro: 'What a window cleaner offers, and what each service means.',
    terms: [
      {
        term: 'Exterior cleaning',
        definition: 'Washing the outside of the glass, where dust, webs and sprinkler spots are.',
        href: '/',
      },
      {
        term: 'Interior cleaning',
        definition:
          'Washing the room side: fingerprints, cooking film and pet marks. For homes, priced by home size.',
        href: '/',
      },
      {
        term: 'Residential window cleaning',
        definition:
          'Window cleaning for houses, apartments and mobile homes, priced by the size of the home.',
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
        definition: 'Removing paint, plaster, silicone and stickers from glass after a build or remodel.',
        href: '/',
      },
      {
        term: 'Hard water stain removal',
        definition: 'Removing the minerals that sprinklers leave on glass. Priced per window.',
        href: '/',
      },
      {
        term: 'Maintenance plan',
        definition: 'Visits at fixed intervals: monthly, bi-monthly or quarterly.',
        href: '/',
      },
      {
        term: 'Bi-weekly service',
        definition: 'A visit every other week, for doors and display windows that many hands touch.',
        href: '/commercial-quote',
      },
      {
        term: 'Outside only',
        definition: 'A commercial visit without the inside glass, at a lower price.',
        href: '/commercial-quote',
      },
      {
        term: 'Initial clean',
        definition: 'The first visit after a long time. It takes longer than the ones that follow it.',
        href: '/',
      },
      {
        term: 'Site visit',
        definition: 'A visit to look at the building before a commercial price is confirmed.',
        href: '/commercial-quote',
      },
    ],
  },
  {
    title: 'Tools and equipment',
    intro: 'What window cleaners carry, and what each tool is for.',
    terms: [
      {
        term: 'Squeegee',
        definition: 'A rubber blade in a metal channel that pulls the water off the glass in one pass.',
      },
      {
        term: 'Channel',
        definition: 'The metal bar that holds the squeegee’s rubber, chosen to fit the width of the pane.',
      },
      {
        term: 'T-bar and sleeve',
        definition:
          'A handle with a washable fabric cover that wets and scrubs the glass; also called a washer or mop.',
      },
      {
        term: 'Bucket on a belt',
        definition: 'A holster that carries washer and squeegee on ladders and along storefronts.',
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
        definition: 'A telescoping handle that reaches upper windows from the ground.',
      },
      {
        term: 'Water-fed pole',
        definition:
          'A pole with a hose and brush that scrubs with purified water, so the glass can dry by itself.',
      },
      {
        term: 'Deionizing tank',
        definition:
          'A tank of resin that takes the last minerals out of the water, so it dries without spots.',
      },
      {
        term: 'Reverse osmosis',
        definition: 'A filter that pushes water through a membrane and leaves most minerals behind.',
      },
      {
        term: 'TDS meter',
        definition: 'A meter for the minerals dissolved in water. Water near zero dries clear.',
      },
      {
        term: 'Glass scraper',
        definition:
          'A sharp, straight blade for paint specks and stickers. It’s used wet, and not on every kind of glass.',
      },
      {
        term: 'Bronze wool',
        definition: 'Fine metal wool, softer than glass, for stubborn film on uncoated glass.',
      },
    ],
  },
  {
    title: 'Techniques',
    intro: 'How the work is done, and why the order of the steps matters.',
    terms: [
      {
        term: 'Dry brushing',
        definition: 'Sweeping webs and dust off the frame before water turns them to mud.',
      },
      {
        term: 'Fanning',
        definition:
          'Moving the squeegee across the pane in one unbroken S, so there are no lines between strokes.',
      },
      {
        term: 'Straight pull',
        definition: 'One stroke from top to bottom or side to side, then the next one beside it.',
      },
      {
        term: 'Cutting in',
        definition: 'Drying a strip at the top edge first, so the squeegee starts without a drip.',
      },
      { term: 'Detailing', definition: 'Wiping the edges and corners dry after the squeegee.' },
      {
        term: 'Top-down',
        definition:
          'Starting at the highest window, so drips only land on glass that hasn’t been cleaned yet.',
      },
      {
        term: 'Dwell time',
        definition: 'The minutes a cleaning product has to stay wet on a stain before you scrub.',
      },
      {
        term: 'Spot test',
        definition: 'Trying a product on one small spot before using it on the whole window.',
      },
      {
        term: 'Acid cleaning',
        definition:
          'Dissolving mineral deposits with a mild acid, kept off metal, stone and plants, then rinsed.',
      },
      {
        term: 'Polishing',
        definition:
          'Rubbing glass with a very fine abrasive to lift bonded minerals. It can’t repair etching.',
      },
      {
        term: 'Pure-water rinse',
        definition: 'A final rinse with mineral-free water that needs no drying.',
      },
      {
        term: 'Track cleaning',
        definition: 'Loosening packed dirt in a window track, lifting it out and wiping the track dry.',
      },
    ],
  },
  {
    title: 'Industry terms',
    intro: 'Words you may see in an estimate, on a label or in a conversation about your windows.',
    terms: [
      {
        term: 'Pane',
        definition: 'One sheet of glass. A divided window can have many, and each is cleaned on its own.',
      },
      {
        term: 'Lite',
        definition: 'The glass trade’s word for a pane, spelled this way to tell it from daylight.',
      },
      { term: 'Mullion', definition: 'The post that stands between two windows.' },
      {
        term: 'Muntin',
        definition: 'The thin bar that divides a window into small panes. Some just snap in and out.',
      },
      { term: 'Sash', definition: 'The frame that holds the glass and moves when a window opens.' },
      {
        term: 'French window',
        definition:
          'A window or door made of several small panes. The many edges take longer than the glass itself.',
      },
      {
        term: 'Floor-to-floor window',
        definition: 'Glass that runs the full height of a story, as in showrooms and lobbies.',
      },
      {
        term: 'Insulated glass unit',
        definition:
          'Two panes sealed around a gap, also called dual-pane. Fog between them means a failed seal, which no cleaning can fix.',
      },
      {
        term: 'Low-E coating',
        definition:
          'A very thin metal layer on the glass that reflects heat. Scrapers and abrasives can damage it.',
      },
      {
        term: 'Tempered glass',
        definition: 'Heat-treated safety glass, used in doors and low windows. Risky to scrape.',
      },
      {
        term: 'Hard water',
        definition: 'Water with a lot of calcium and magnesium, like the water from most Valley wells.',
      },
      {
        term: 'Efflorescence',
        definition: 'White salts that seep out of brick, stucco or concrete and run onto the glass below.',
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
