import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'porterville',
  seo: {
    title: 'Porterville Window Cleaning | Homes From {fromPrice}',
    description:
      'Porterville window cleaning for view homes, grove houses and cottages. From {fromPrice}, also in Lindsay, Strathmore and Terra Bella. Same-day and guaranteed.',
    keywords: ['Porterville window cleaning', 'Lindsay window washing', 'Terra Bella window cleaner'],
  },
  hero: {
    headline: 'Window Cleaning in Porterville, CA',
    lead: 'In Porterville the land tips up toward the Sierra, and so do the houses. We clean picture windows on the hill and kitchen windows in the groves, from {fromPrice} for the outside of a one-story home {fromHome}.',
  },
  local: {
    heading: 'Citrus, granite and smoke',
    paragraphs: [
      'Orange groves wrap the town on three sides. They’re green all year, but they aren’t clean: oil sprays drift, grove roads are bare dirt, and on frost nights the wind machines stir up whatever lies under the trees. Leaf oils and spray residue leave a film that beads water, so it takes a degreasing soap before the squeegee will glide.',
      'On the hillsides the dust is decomposed granite, sharp little crystals that have to be floated off and never rubbed. Fires in the Sequoia country send smoke down the Tule River canyon, and it leaves a brown haze inside the house as well as outside. And hard water, from city and private wells alike, has had years to draw rings on the windows beside the lawn.',
    ],
  },
  areas: {
    heading: 'Up the hill and down the grove rows',
    bullets: [
      'Downtown and Main Street: early cottages and brick blocks, a few as old as the Zalud House',
      'Westfield and Granite Hills: family homes, many with two stories and sun on the back glass all afternoon',
      'East Porterville: years of well water, so plan for hard water treatment',
      'River Island and the road to Success Lake: view decks, steep drives, tall glass over a slope',
      'Lindsay, Strathmore, Terra Bella: ranch houses in the middle of the trees',
    ],
  },
  residential: {
    heading: 'Windows with a view, reached safely',
    paragraphs: [
      'A house on a slope can be one story at the street and two at the back. Choose two stories in the quote if any window stands over a drop. From a deck we work with a pole, and if there’s no safe footing for a pole or a ladder, we tell you before we start, not after the bill.',
      'Base prices run from {fromPrice} to {toPrice} by home size. Inside cleaning, from {interiorPrice}, is worth adding after a smoky fall: haze on the room side dims a view more than rain streaks do.',
    ],
    bullets: [
      'Insured, background-checked staff with {years} years of experience',
      'Eco-friendly products',
      '100% satisfaction guarantee or your money back',
    ],
  },
  commercial: {
    heading: 'Packing houses, clinics and Main Street',
    paragraphs: [
      'Packing house offices stay dusty all through navel season, from November to May. Downtown merchants and the medical offices near the hospital are best cleaned at the start of the day. Each gets its own estimate from the window count.',
    ],
  },
  faq: [
    {
      question: 'How soon can I wash after a grove next door was sprayed?',
      answer:
        'Give it two or three days to dry. Washing too early only spreads the oil, and we don’t want our crew in it either.',
    },
    {
      question: 'Is smoke residue covered by a regular cleaning?',
      answer:
        'On the outside, yes: ash and soot come off with the normal wash. If the rooms smell of smoke, add inside cleaning, because the film is on both sides.',
    },
    {
      question: 'My back windows are above a hillside. Will you do them?',
      answer:
        'Most of them, by pole from the deck or the ground. Email a photo to {email} and you’ll get a straight answer before you book.',
    },
    {
      question: 'Can you still save glass with old well-water stains?',
      answer:
        'Often. We treat one pane first and let you judge. Where the surface is pitted, cleaning makes it better but not new, and you decide whether we go on.',
    },
    {
      question: 'Do you drive up to Springville?',
      answer:
        'It’s not on our regular list, but call {phone}. On a day when we’re out at Success Lake it may well fit.',
    },
  ],
  closing: {
    heading: 'You bought the view. Look through it.',
    text: 'The online quote takes about a minute, and free estimates by phone are available Monday to Saturday at {phone}.',
  },
  nearby: ['tulare', 'visalia', 'delano', 'bakersfield'],
} satisfies ResidentialCity
