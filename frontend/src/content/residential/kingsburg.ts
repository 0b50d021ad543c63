import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'kingsburg',
  seo: {
    title: 'Kingsburg Window Cleaning | Divided Panes a Specialty',
    description:
      'Window cleaning in Kingsburg, from gabled Draper Street to orchard homes by the Kings River. From {fromPrice}, same-day visits, insured and guaranteed.',
    keywords: ['Kingsburg window cleaning', '93631 window washing', 'Selma Dinuba window cleaner'],
  },
  hero: {
    headline: 'Window Cleaning in Kingsburg, CA',
    lead: 'A town that paints its dala horses and hangs flowers from its lamp posts deserves clear windows. Ours is careful work at a plain price: from {fromPrice} for the outside of a one-story home up to 1,600 sq ft.',
  },
  local: {
    heading: 'Raisin weather and river damp',
    paragraphs: [
      'Kingsburg’s worst month for glass comes at the end of summer. Grapes are laid between the vine rows to dry, the ground is smoothed beforehand, and in September the dried fruit is picked up and shaken clean. Every one of those jobs raises dust, and all of it is done in dry, still weather so that the raisins stay good. What settles on your panes is powdery and sweet enough to bring ants and wasps to the sill.',
      'Stone-fruit orchards add blossom and pollen in late February. Down by the Kings River the nights are damp, so the houses near the bluff see mildew on shaded frames and a bloom of algae on north-side tracks. In town the water is pumped from wells, and its spots are moderate as long as sprinklers stay off the wall.',
    ],
  },
  areas: {
    heading: 'Gables downtown, ranch houses beyond',
    paragraphs: [
      'Around Draper and Sierra streets, within sight of the coffee-pot water tower, half-timbered fronts and older cottages have windows divided into many little lights. Each light has four corners, and corners are where a hurried cleaner leaves a smear. We wash those panes one at a time with a narrow tool and wipe the bars by hand. Near Memorial Park the houses are single-story and roomy. Past the city limit, farm homes sit at the end of dusty lanes in peaches and vines; Selma and Dinuba lie only a few minutes away and are on our service list.',
    ],
  },
  residential: {
    heading: 'What the price takes in',
    paragraphs: [
      'Square footage sets the base, whether your windows are single sheets or divided into lights. French doors are an option of their own, and there are many of them in Kingsburg, so please count them before you fill in the quote. Cleaning the inside starts at {interiorPrice}; a second floor is one added amount. Nothing else is hidden between {fromPrice} and {toPrice}.',
    ],
    bullets: [
      'Soap mild enough for flower boxes and painted trim',
      '{years} years of work on Valley homes, old ones included',
      'Full satisfaction, or the money goes back to you',
    ],
  },
  commercial: {
    heading: 'Shops on Draper Street and packing offices',
    paragraphs: [
      'Gift shops and cafes want bright glass for the Swedish Festival in May and for the Christmas season. Packing houses and the offices along Highway 99 do better on a quarterly schedule, with an extra visit when the harvest is in.',
    ],
  },
  advice: {
    heading: 'Best weeks for a Kingsburg home',
    bullets: [
      'Early May, after bloom and in time for festival company',
      'The second half of October, when raisins are in and the lanes are quiet',
    ],
  },
  faq: [
    {
      question: 'My windows have wooden grids. Do they cost more?',
      answer:
        'The online price is by home size, so true divided lights do not change it. If your grids snap out, take them down before an inside cleaning, and both they and the panes come cleaner.',
    },
    {
      question: 'Is it worth cleaning before the raisin harvest?',
      answer:
        'If you are expecting guests, yes. For the longest-lasting result wait until the fields near you are finished and swept.',
    },
    {
      question: 'Do you work in Selma and Dinuba too?',
      answer:
        'Both are part of our service area, along with the farm roads between them. Use your own address in the booking form and we will plan the drive.',
    },
    {
      question: 'Can you remove green growth from the window tracks?',
      answer:
        'Light algae washes away with soap and a stiff brush. Keep the drain holes of the frame open, because standing water is what feeds it.',
    },
  ],
  closing: {
    heading: 'As tidy as Draper Street',
    text: 'Same-day visits are possible for orders before {sameDayUntil}. Add up your price on the home page, or call {phone} and describe your windows.',
  },
  nearby: ['fresno', 'visalia', 'hanford', 'clovis'],
} satisfies ResidentialCity
