import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'visalia',
  seo: {
    title: 'Visalia Commercial Window Cleaning | Main to Mooney',
    description:
      'Commercial window cleaning in Visalia for Main Street shops, Mooney Boulevard retail, clinics, hotels and the industrial park. Free estimates, insured staff.',
    keywords: [
      'commercial window cleaning Visalia',
      'Mooney Boulevard storefront cleaning',
      'Visalia office windows',
    ],
  },
  lead: 'Shade trees over Main Street, glare on Mooney Boulevard, acres of flat roof out by Plaza Drive: each part of Visalia needs its own cleaning plan. Tell us where you are and how many windows you have.',
  businessTypes: {
    heading: 'Window cleaning for Visalia’s shops, clinics and plants',
    cards: [
      {
        icon: 'shop',
        title: 'Main Street storefronts',
        text: 'Awnings, brick and big old oaks. The oaks drip honeydew in summer and it dries like varnish, so we soften it first and never scrape it dry.',
      },
      {
        icon: 'tags',
        title: 'Mooney Boulevard retail',
        text: 'From the mall to Packwood Creek: wide glass walls and automatic doors. We start with the doors, before the carts start rolling.',
      },
      {
        icon: 'hospital',
        title: 'Health care offices',
        text: 'Medical practices fill a good part of downtown. We bring quiet tools and mild products, and keep hoses away from entrances.',
      },
      {
        icon: 'key',
        title: 'Hotels on the way to Sequoia',
        text: 'Lobbies and breakfast rooms that guests photograph. Spring and summer are full, so late winter is the time for upper windows.',
      },
      {
        icon: 'truck',
        title: 'Industrial park',
        text: 'Distribution centers and food plants near Goshen: entry glass, dispatch offices and the windows around the docks.',
      },
    ],
  },
  reasons: [
    {
      icon: 'tree',
      title: 'We know what trees do to glass',
      text: 'Sap, pollen and bird droppings need three different treatments. Using one for all of them is how glass gets scratched.',
    },
    {
      icon: 'calendar-week',
      title: 'A plan that follows your year',
      text: 'Holiday displays in November, a wash after the fog in February, guests in June: you pick the dates that matter.',
    },
    {
      icon: 'shield-check',
      title: 'Insured, with background checks',
      text: 'Clinics, hotels and plants ask for both. We have both.',
    },
    {
      icon: 'chat-left-text',
      title: 'A reply within 24 hours',
      text: 'Send us your count and you hear from a person within a day. If the job needs a look, we come and look.',
    },
  ],
  local: {
    heading: 'Downtown, Mooney, Goshen: three kinds of dirt',
    paragraphs: [
      'Downtown Visalia has something few Valley towns have, a closed canopy of trees. It keeps the sidewalks cool and the glass sticky. Early summer is the time to clean there, and again in fall when the leaves are down and the fog hasn’t begun.',
      'Mooney gets no shade at all. East-facing glass goes from sprinkler-wet to too hot to work on between seven and ten, so we start on the shaded west side at eight and follow the shadow around. Out by Goshen, Highway 99, the rail line and open ground send grit through every dock door. A quarterly wash of the office front and a monthly one of the entrance is a sensible split.',
    ],
  },
  serviceAreas: {
    heading: 'Visalia and nearby',
    bullets: [
      'Downtown, Main Street and Center Avenue',
      'Mooney Boulevard from Highway 198 to Caldwell',
      'Demaree, Caldwell and Akers offices',
      'The industrial park, Plaza Drive and Goshen',
      'The county center and the College of the Sequoias area',
      'Tulare, Dinuba and Lindsay',
    ],
  },
  faq: [
    {
      question: 'Can you get the sticky film off that the oaks leave?',
      answer:
        'Yes. It’s honeydew from insects, and it comes off with warm soap and a few minutes of soaking. Left through a summer it traps soot and takes much longer.',
    },
    {
      question: 'Where do you park on Main Street?',
      answer: 'In the city lots. We carry what we need on a belt, so we don’t block your customers’ parking.',
    },
    {
      question: 'Do you clean glass inside a distribution center?',
      answer:
        'Yes: offices, vision panels and guard stations. Tell us about vests, boots and forklift lanes, and who will escort us.',
    },
  ],
  closing: {
    heading: 'Which part of Visalia are you in?',
    text: 'Call {phone} or write to {email}, and we’ll tell you which time of day suits your windows and your customers.',
  },
} satisfies CommercialCity
