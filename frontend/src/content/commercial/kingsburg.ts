import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'kingsburg',
  seo: {
    title: 'Kingsburg Commercial Window Cleaning | Draper Street',
    description:
      'Window cleaning for Kingsburg’s Swedish-style storefronts, raisin and fruit packers, freeway motels and small offices. Small jobs are welcome.',
    keywords: [
      'commercial window cleaning Kingsburg',
      'Draper Street storefront cleaning',
      'packing house windows',
    ],
  },
  lead: 'A downtown of steep gables, painted horses and small panes, and packing sheds a mile from it. Kingsburg is a short list of streets, and we know how to clean on every one.',
  businessTypes: {
    heading: 'From coffee pot to packing line',
    cards: [
      {
        icon: 'cup-hot',
        title: 'Draper Street shops and bakeries',
        text: 'Half-timbered fronts come with divided lights. Nine little panes take longer than one big one, and we count them that way in the open.',
      },
      {
        icon: 'flower1',
        title: 'Raisin and stone-fruit packers',
        text: 'Fruit sugar travels. It mists onto office glass near the receiving yard, and bees and ants follow. Warm water lifts it; cold does not.',
      },
      {
        icon: 'key',
        title: 'Motels and stops on 99',
        text: 'Lobby doors and fast-food windows at the Sierra Street and Conejo exits live in truck spray.',
      },
      {
        icon: 'bank',
        title: 'Banks, dentists, insurance',
        text: 'Four to twelve windows, one glass door, regular customers who notice. A perfect monthly stop.',
      },
    ],
  },
  reasons: [
    {
      icon: 'rulers',
      title: 'Small panes done one by one',
      text: 'We carry narrow channels for muntins, and dry each corner, so the bars do not weep down the glass afterward.',
    },
    {
      icon: 'tags',
      title: 'No job too short',
      text: 'Neighbors on Draper can share a morning. Each shop has its own estimate and its own bill.',
    },
    {
      icon: 'brush',
      title: 'Careful with paint and murals',
      text: 'Folk-art trim and hand-lettered signs stay dry. Eco-friendly soap, small brushes, no pressure washer.',
    },
    {
      icon: 'award',
      title: 'Checked, insured, guaranteed',
      text: 'Background checks for our people, insurance for your building, and a full refund if the result does not please you.',
    },
  ],
  local: {
    heading: 'The harvest sets the clock',
    paragraphs: [
      'Peaches and plums run from May into September; raisin grapes go down on paper trays between the vines around Labor Day. For six weeks tractors pull through dry rows and the whole of the east side wears a coat of fine, sweet dust. A window washed in the middle of that is a window washed twice. Unless you have a display to show, leave a gap in September and begin fresh in October.',
      'Spring has its own date. Before the Swedish Festival in May, everybody on Draper wants to shine in the same week, and there are only so many early mornings. Booked in April, it is no trouble. The rest of the year the river helps: fog hangs over the Kings on winter nights and drifts into town, so glass on the south end needs one wipe more than glass up by the tower.',
    ],
  },
  faq: [
    {
      question: 'I have five windows. Is that worth your while?',
      answer:
        'Yes, particularly with a neighbor or two. There is a minimum for a visit, so sharing a morning or choosing fewer visits with more done in each can be the better deal, and we will say so.',
    },
    {
      question: 'Can you keep clear of our sidewalk tables?',
      answer:
        'We come at eight, before they go out, or pass by and return when brunch is over. No bucket stands where a guest has to step around it.',
    },
    {
      question: 'How do you get sticky fruit film off?',
      answer:
        'Warm water and soap, left on for a minute and then squeegeed. If it has caught dust, we brush first so that nothing gritty is rubbed into the glass.',
    },
  ],
  closing: {
    heading: 'Shall we put you with your neighbors?',
    text: 'Call {phone} or write to {email}; ask which mornings we are already on your street.',
  },
} satisfies CommercialCity
