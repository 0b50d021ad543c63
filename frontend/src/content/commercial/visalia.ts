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
  lead: 'Shade trees over Main Street, glare on Mooney Boulevard, and acres of flat roof out by Plaza Drive. Each needs a different cleaning plan, and we have one for each.',
  businessTypes: {
    heading: 'Who we clean for in Visalia',
    cards: [
      {
        icon: 'shop',
        title: 'Main Street storefronts',
        text: 'Awnings, brick and big old oaks. The oaks drop honeydew in summer and it dries like varnish, so these windows are softened first and scraped last.',
      },
      {
        icon: 'tags',
        title: 'Mooney Boulevard retail',
        text: 'From the mall to Packwood Creek: wide glass walls and automatic doors. We are done with the doors by the time carts start rolling.',
      },
      {
        icon: 'hospital',
        title: 'Health care',
        text: 'The medical center and the practices around it take up a good part of downtown. Quiet tools, mild products, no hoses across an entrance.',
      },
      {
        icon: 'key',
        title: 'Hotels on the way to Sequoia',
        text: 'Lobbies and breakfast rooms that guests photograph. Spring and summer are full, so upper windows are best done in late winter.',
      },
      {
        icon: 'truck',
        title: 'Industrial park',
        text: 'Distribution centers and food plants near Goshen: entry glass, dispatch offices, skylights we can see from below but leave to roofers.',
      },
    ],
  },
  reasons: [
    {
      icon: 'tree',
      title: 'We know what trees do',
      text: 'Sap, pollen and bird droppings need three different treatments. Using one for all is how glass gets scratched.',
    },
    {
      icon: 'calendar-week',
      title: 'A calendar made for seasons',
      text: 'Holiday windows in November, a wash after fog in February, guests in June: the plan follows your year.',
    },
    {
      icon: 'shield-check',
      title: 'Paperwork ready',
      text: 'Hospitals, hotels and plants ask for insurance and background checks. We have both.',
    },
    {
      icon: 'chat-left-text',
      title: 'Answered within a day',
      text: 'You send the count and hear from a person within 24 hours. If the job needs seeing, we come and see it.',
    },
  ],
  local: {
    heading: 'Downtown, Mooney, Goshen: three kinds of dirt',
    paragraphs: [
      'Visalia’s downtown has something few Valley towns have, a closed canopy. It keeps sidewalks cool and glass sticky. We plan those blocks for early summer, and again in fall when the leaves are down and the fog has not yet begun.',
      'Mooney gets no shade at all. East-facing glass there goes from sprinkler-wet to too hot to work between seven and ten, so we start on the shaded west side at eight and follow the shadow around. Out by Goshen the 99, the rail line and open ground send grit through every dock door. There a quarterly wash of the office front and a monthly one of the entrance is a sensible split.',
    ],
  },
  serviceAreas: {
    heading: 'Visalia and nearby',
    bullets: [
      'Downtown, Main Street and Center Avenue',
      'Mooney Boulevard from Highway 198 to Caldwell',
      'Demaree, Caldwell and Akers offices',
      'The industrial park, Plaza Drive and Goshen',
      'County offices and College of the Sequoias area',
      'Tulare, Dinuba and Lindsay',
    ],
  },
  faq: [
    {
      question: 'Can you get the sticky film off that the oaks leave?',
      answer:
        'Yes. It is honeydew from insects, and it gives way to warm soap and a few minutes’ patience. Left through a summer it traps soot and takes much longer.',
    },
    {
      question: 'Where do you park on Main Street?',
      answer:
        'In the city’s lots. We carry what we need on a belt, so no cones take up your customers’ parking.',
    },
    {
      question: 'Do you clean glass inside a distribution center?',
      answer:
        'Offices, vision panels and guard stations, yes. Tell us about vests, boots and the forklift lanes, and who will escort us.',
    },
  ],
  closing: {
    heading: 'Which part of Visalia are you in?',
    text: 'Tell us at {phone} or {email}, and we will say when the sun and the customers leave your windows alone.',
  },
} satisfies CommercialCity
