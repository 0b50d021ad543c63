import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'clovis',
  seo: {
    title: 'Clovis Window Cleaning and Post-Construction Glass',
    description:
      'Clovis window cleaning for new subdivisions and Old Town homes. Residential from {fromPrice}, commercial and post-construction, all with a 100% guarantee.',
    keywords: ['Clovis window cleaning', 'post-construction window cleaning Clovis', 'Harlan Ranch windows'],
  },
  hero: {
    headline: 'Window Cleaning in Clovis, CA',
    lead: 'Two-story stucco, new glass, builders on the next lot: Clovis keeps a window cleaner busy. Outside cleaning starts at {fromPrice} for one story up to 1,600 sq ft, with a set addition for the second floor.',
  },
  local: {
    heading: 'New houses make their own dust',
    paragraphs: [
      'Clovis has been building outward for decades, lately in Loma Vista to the southeast and Heritage Grove to the north. Grading crews, concrete saws and stucco pumps work a street or two from families who have already moved in. Their powder contains cement and lime. Damp nights set it on the glass like a thin plaster, and if somebody scrapes it dry with a razor, the pane is scratched for good.',
      'Along the foothill edge you get something different: decomposed granite from bare slopes, grass pollen in April, and smoke from the Sierra in the worst weeks of August. River water and wells both feed the mains, and on assigned watering days whole blocks of sprinklers run before dawn, so the spots are dry and fixed by breakfast.',
    ],
  },
  areas: {
    heading: 'From Pollasky to the foothills',
    bullets: [
      'Old Town: wooden sash windows on the streets around Pollasky, best done before rodeo weekend in April',
      'Tarpey Village: postwar ranch homes, aluminum sliders and shady eaves that spiders love',
      'Harlan Ranch and Loma Vista: tall entry glass, stair windows above tile roofs, solar screens in front of the glass',
      'Heritage Grove: first cleanings right after the builder hands over the keys',
    ],
  },
  services: {
    heading: 'Three kinds of work in Clovis',
    cards: [
      {
        title: 'Residential',
        text: 'One- and two-story houses, outside or inside and out, priced by size before you book.',
        bullets: ['{fromPrice} to {toPrice} by home size', 'Inside glass from {interiorPrice}'],
        href: '/#quote',
        linkLabel: 'Get my house price',
      },
      {
        title: 'Commercial',
        text: 'Medical and dental suites along Herndon, boutiques in Old Town, restaurants at Clovis Crossing, on the rhythm you choose.',
        bullets: ['Estimate by window count', 'Early-morning visits'],
        href: '/commercial-quote',
        linkLabel: 'Estimate my business',
      },
      {
        title: 'Post-construction',
        text: 'Paint specks, stucco, silicone and label glue taken off new or remodeled windows with wet, tested methods.',
        bullets: ['Each pane checked before a blade comes near', 'For owners and builders alike'],
        href: '/#quote',
        linkLabel: 'Add construction cleaning',
      },
    ],
  },
  highlights: {
    heading: '100% satisfaction guarantee',
    paragraphs: [
      'Walk around the house with us when we finish. Anything you point at is done again there and then, and should we fail to make you happy, you do not pay for it. That holds for all three kinds of work.',
    ],
  },
  residential: {
    heading: 'Care for tall, coated glass',
    paragraphs: [
      'Most homes here have insulated low-E units. Their coating sits inside the pane, but tinted film added later does not, so please tell us about it. Poles reach the entry windows from the ground; where a ladder is needed it stands on pads and never on your tile. Solar screens that lift out without force can come down before the wash; say in the notes if you would like us to do it.',
    ],
  },
  commercial: {
    heading: 'Good neighbors to your customers',
    paragraphs: [
      'Old Town sidewalks fill early on farmers-market and antique-fair days. We look at the event calendar before we set a date, and keep cones and hoses off the walk.',
    ],
  },
  faq: [
    {
      question: 'We just closed on a new house. Which options do I choose?',
      answer:
        'Home size and stories, plus Construction Window Cleaning. Builders wipe the glass for the walk-through; labels, paint dust and stucco in the corners usually remain.',
    },
    {
      question: 'Can scratches from the construction crew be polished out?',
      answer:
        'Rarely with good results, and we do not claim otherwise. Take photographs before anyone cleans, and show them to the builder while the warranty runs.',
    },
    {
      question: 'My homeowners’ association asks for proof of insurance. Do you have it?',
      answer:
        'Yes, we are insured and our staff is background-checked. Ask for the certificate when you book, and allow time for a gate code.',
    },
    {
      question: 'Is two stories always more expensive?',
      answer:
        'There is one fixed addition for the house, shown in the calculator, and it does not grow with the number of upstairs windows.',
    },
  ],
  closing: {
    heading: 'Clear glass before the next truck rolls by',
    text: 'Price the house online, or describe the job at {phone} for a free estimate. Morning orders can often be done the same day.',
  },
  nearby: ['fresno', 'kingsburg', 'visalia', 'hanford'],
} satisfies ResidentialCity
