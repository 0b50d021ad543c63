import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'porterville',
  seo: {
    title: 'Porterville Window Cleaning, Valley Floor to Foothills',
    description:
      'Porterville window cleaning for view homes, grove houses and cottages. From {fromPrice}; also Lindsay, Strathmore and Terra Bella. Same-day and guaranteed.',
    keywords: ['Porterville window cleaning', 'Lindsay window washing', 'Terra Bella window cleaner'],
  },
  hero: {
    headline: 'Window Cleaning in Porterville, CA',
    lead: 'In Porterville the land tips up toward the Sierra, and so do the houses. We clean picture windows on the hill and kitchen windows in the groves, from {fromPrice} for the outside of a one-story home up to 1,600 sq ft.',
  },
  local: {
    heading: 'Citrus, granite and smoke',
    paragraphs: [
      'Orange groves wrap the town on three sides. They are green all year, yet they are not clean: oil sprays drift, grove roads are graded bare, and on frost nights the wind machines stir up whatever lies beneath the trees. The leaf oils and spray residue make a film that beads water. It needs a degreasing soap before the squeegee will glide.',
      'On the hillsides the dust is decomposed granite, sharp little crystals that must be floated off and never rubbed. Fires in the Sequoia country send their smoke down the Tule River canyon first, and the brown haze it leaves inside the house is as real as the one outside. Below, hard water from city and private wells has had years to draw rings on windows beside the lawn.',
    ],
  },
  areas: {
    heading: 'Up the hill and down the grove rows',
    bullets: [
      'Downtown and Main Street: early cottages and brick blocks, a few as old as the Zalud House',
      'Westfield and Granite Hills: family homes, many two stories, with sun on the back glass all afternoon',
      'East Porterville: smaller houses, some on shallow wells until the city lines came, with mineral marks to match',
      'River Island and the road to Success Lake: view decks, steep drives, tall glass over a slope',
      'Lindsay, Strathmore, Terra Bella: ranch houses in the middle of the trees',
    ],
  },
  residential: {
    heading: 'Windows with a view, reached safely',
    paragraphs: [
      'A house on a slope can be one story at the street and two at the back. Choose two stories in the quote if any window stands over a drop; it is the honest choice and keeps our people safe. From a deck we work with a pole, and where no pole or ladder has safe footing we tell you so when we look at the job, not after the bill.',
      'Inside cleaning, from {interiorPrice}, is worth adding after a smoky autumn. Haze on the room side dims a view more than rain streaks do.',
    ],
  },
  commercial: {
    heading: 'Packing houses, clinics, Main Street',
    paragraphs: [
      'Sales offices at the packing sheds stay dusty from November to May, in the navel season. Downtown merchants and the practices by Sierra View hospital are best visited quietly, at the start of the day. Each gets an estimate from the window count.',
    ],
  },
  faq: [
    {
      question: 'How soon can I wash after a grove next door was sprayed?',
      answer:
        'Let it dry and drift for two or three days. Washing too early only spreads the oil, and we would not want our crew in it.',
    },
    {
      question: 'Is smoke residue covered by a regular cleaning?',
      answer:
        'Outdoors it is: ash and soot come off with the normal wash. If the rooms smell of smoke, add inside cleaning, since the film is on both sides.',
    },
    {
      question: 'My back windows are above a hillside. Will you do them?',
      answer:
        'Most of them, by pole from the deck or the ground. Send a photo by email to {email} and you will get a straight answer before booking.',
    },
    {
      question: 'Can you still save glass with old well-water stains?',
      answer:
        'Often. We treat one pane first and let you judge. Where the surface is pitted, cleaning makes it better but not new, and you decide whether to go on.',
    },
    {
      question: 'Do you drive up to Springville?',
      answer:
        'It is not on our standing list. Call {phone}; on a day when we are at Success Lake it may well fit.',
    },
  ],
  closing: {
    heading: 'You bought the view, so look through it',
    text: 'Online quotes take about a minute, and free estimates by phone are answered Monday to Saturday at {phone}. Every visit carries our 100% guarantee.',
  },
  nearby: ['tulare', 'visalia', 'delano', 'bakersfield'],
} satisfies ResidentialCity
