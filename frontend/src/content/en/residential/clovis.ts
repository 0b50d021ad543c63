import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'clovis',
  seo: {
    title: 'Clovis Window Cleaning | New Homes and Old Town',
    description:
      'Clovis window cleaning for new subdivisions and Old Town homes. Residential from {fromPrice}, commercial and post-construction, all with a 100% guarantee.',
    keywords: ['Clovis window cleaning', 'post-construction window cleaning Clovis', 'Harlan Ranch windows'],
  },
  hero: {
    headline: 'Window Cleaning in Clovis, CA',
    lead: 'Two-story stucco, new glass, builders on the next lot: Clovis keeps a window cleaner busy. Outside cleaning starts at {fromPrice} for one story {fromHome}, plus one set amount for a second floor.',
  },
  local: {
    heading: 'New houses make their own dust',
    paragraphs: [
      'Clovis has been building outward for decades, lately in Loma Vista to the southeast and Heritage Grove to the north. Grading crews, concrete saws and stucco pumps work a street or two away from families who have already moved in. Their dust contains cement and lime. Damp nights set it on the glass like a thin plaster, and anyone who scrapes it dry with a razor scratches the pane for good.',
      'Along the foothill edge it’s something different: decomposed granite from bare slopes, grass pollen in April, and smoke from the Sierra in the worst weeks of August. On assigned watering days whole blocks of sprinklers run before dawn, so the spots are dry and set by breakfast.',
    ],
  },
  areas: {
    heading: 'From Pollasky to the foothills',
    bullets: [
      'Old Town: wood sash windows on the streets around Pollasky, best done before rodeo weekend in April',
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
        text: 'One- and two-story houses, outside only or inside and out, priced by size before you book.',
        bullets: ['{fromPrice} to {toPrice} by home size', 'Inside glass from {interiorPrice}'],
        href: '/?city=clovis#quote',
        linkLabel: 'Price my house',
      },
      {
        title: 'Commercial',
        text: 'Medical and dental suites along Herndon, boutiques in Old Town, restaurants at Clovis Crossing, as often as you need us.',
        bullets: ['Estimate by window count', 'Morning visits from 8 AM'],
        href: '/commercial-quote',
        linkLabel: 'Estimate my business',
      },
      {
        title: 'Post-construction',
        text: 'Paint specks, stucco, silicone and label glue taken off new or remodeled windows, wet and after a test.',
        bullets: ['Each pane checked before a blade comes near', 'For homeowners and builders alike'],
        href: '/?city=clovis#quote',
        linkLabel: 'Add construction cleaning',
      },
    ],
  },
  highlights: {
    heading: '100% satisfaction guarantee',
    paragraphs: [
      'Walk around the house with us when we finish. Point at anything you’re not happy with and we clean it again on the spot. If it still isn’t right, you get your money back. That goes for all three kinds of work.',
    ],
  },
  residential: {
    heading: 'Care for tall, coated glass',
    paragraphs: [
      'Most newer homes here have insulated low-E windows. The coating sits between the panes, but tint film added later does not, so please tell us about it. We reach most entry windows with poles from the ground. If you have solar screens, mention them in the notes.',
    ],
  },
  commercial: {
    heading: 'Good neighbors to your customers',
    paragraphs: [
      'Old Town sidewalks fill up early on farmers market and antique fair days. Tell us your busy days when you ask for a quote, and we pick another date.',
    ],
  },
  faq: [
    {
      question: 'We just closed on a new house. Which options do I choose?',
      answer:
        'Home size and stories, plus Construction Window Cleaning. Builders wipe the glass for the walk-through, but labels, paint dust and stucco in the corners usually remain.',
    },
    {
      question: 'Can scratches from the construction crew be polished out?',
      answer:
        'Rarely with good results, and we won’t tell you otherwise. Take photos before anyone cleans, and show them to the builder while the warranty is running.',
    },
    {
      question: 'Our homeowners’ association asks for proof of insurance. Do you have it?',
      answer:
        'Yes, we’re insured and our staff is background-checked. Ask for proof of insurance when you book, and allow time for a gate code.',
    },
    {
      question: 'Is a two-story house always more expensive?',
      answer:
        'There’s one fixed addition for a second story, shown in the calculator. It doesn’t grow with the number of upstairs windows.',
    },
  ],
  closing: {
    heading: 'Clear glass before the next truck rolls by',
    text: 'Price the house online, or describe the job at {phone} for a free estimate. If you book before {sameDayUntil}, we can often come the same day.',
  },
  nearby: ['fresno', 'kingsburg', 'visalia', 'hanford'],
} satisfies ResidentialCity
