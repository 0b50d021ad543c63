import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'kingsburg',
  seo: {
    title: 'Kingsburg Commercial Window Cleaning | Draper Street',
    description:
      'Window cleaning for Kingsburg’s Swedish-style storefronts, raisin and fruit packers, Highway 99 motels and small offices. Small jobs welcome, free estimate.',
    keywords: [
      'commercial window cleaning Kingsburg',
      'Draper Street storefront cleaning',
      'packing house windows',
    ],
  },
  lead: 'A downtown of steep gables, painted horses and small panes, with packing sheds a mile away. Whether you have five windows or fifty, we’ll give you a free estimate and a date.',
  businessTypes: {
    heading: 'From the coffee pot tower to the packing line',
    cards: [
      {
        icon: 'cup-hot',
        title: 'Draper Street shops and bakeries',
        text: 'Half-timbered storefronts come with divided panes. Nine little panes take longer than one big one, so count them as French windows in the calculator.',
      },
      {
        icon: 'flower1',
        title: 'Raisin and stone-fruit packers',
        text: 'Fruit sugar travels. It settles on office glass near the receiving yard, and bees and ants follow. Warm water lifts it. Cold water doesn’t.',
      },
      {
        icon: 'key',
        title: 'Motels and stops on Highway 99',
        text: 'Lobby doors and drive-through windows by the freeway exits live in truck spray. Every other week keeps up with it.',
      },
      {
        icon: 'bank',
        title: 'Banks, dentists, insurance',
        text: 'Four to twelve windows, one glass door and regular customers who notice. A perfect monthly stop.',
      },
    ],
  },
  reasons: [
    {
      icon: 'rulers',
      title: 'Small panes done one by one',
      text: 'We use narrow squeegees for divided windows and dry each corner, so nothing drips down the glass afterward.',
    },
    {
      icon: 'tags',
      title: 'Small jobs are welcome',
      text: 'Neighbors on Draper can share a morning, and each shop still gets its own estimate.',
    },
    {
      icon: 'brush',
      title: 'Careful with paint and murals',
      text: 'Folk-art trim and hand-lettered signs stay dry: eco-friendly soap, small brushes, no pressure washer.',
    },
    {
      icon: 'award',
      title: 'Insured, checked, guaranteed',
      text: 'Background-checked, insured staff, and 100% satisfaction or your money back.',
    },
  ],
  local: {
    heading: 'The harvest sets the clock',
    paragraphs: [
      'Peaches and plums run from May into September, and raisin grapes go down on paper trays between the vines around Labor Day. For six weeks tractors pull through dry rows, and the whole east side of town wears a coat of fine, sweet dust. A window washed in the middle of that is a window washed twice. Unless you have a display to show, skip September and start fresh in October.',
      'Spring has its own date. Before the Swedish Festival in May, everybody on Draper wants to shine in the same week, and there are only so many early mornings, so book in April. In winter, fog off the Kings River drifts into the south end of town, and the glass there needs one more wipe than the glass up by the tower.',
    ],
  },
  faq: [
    {
      question: 'I have five windows. Is that worth your while?',
      answer:
        'Yes. There is a minimum for a visit, so fewer visits with more done in each can be the better deal for you. If so, we’ll tell you.',
    },
    {
      question: 'Can you stay clear of our sidewalk tables?',
      answer:
        'We come at eight, before they go out, or we come back when brunch is over. No bucket stands where a guest has to step around it.',
    },
    {
      question: 'How do you get sticky fruit film off?',
      answer:
        'With warm, soapy water, left on for a minute and then squeegeed off. If it has caught dust, we brush first so nothing gritty gets rubbed into the glass.',
    },
  ],
  closing: {
    heading: 'Want to share a morning with your neighbors?',
    text: 'Call {phone} or write to {email}, and ask which mornings we’re already on your street.',
  },
} satisfies CommercialCity
