import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'kingsburg',
  seo: {
    title: 'Kingsburg Window Cleaning | Selma and Dinuba Too',
    description:
      'Window cleaning in Kingsburg, from the gables on Draper Street to orchard homes by the Kings River. From {fromPrice}, with same-day visits, fully guaranteed.',
    keywords: ['Kingsburg window cleaning', '93631 window washing', 'Selma Dinuba window cleaner'],
  },
  hero: {
    headline: 'Window Cleaning in Kingsburg, CA',
    lead: 'A town that paints its Dala horses and hangs flowers from its lampposts deserves clear windows. We do careful work at a plain price: from {fromPrice} for the outside of a one-story home {fromHome}.',
  },
  local: {
    heading: 'Raisin weather and river damp',
    paragraphs: [
      'Kingsburg’s worst month for glass comes at the end of summer. The ground between the vine rows is smoothed, grapes are laid out to dry, and in September the raisins are picked up and shaken clean. Every one of those jobs raises dust, and all of it happens in dry, still weather. What settles on your windows is powdery, and sweet enough to bring ants and wasps to the sill.',
      'Stone-fruit orchards add blossoms and pollen in late February. Down by the Kings River the nights are damp, so houses near the bluff see mildew on shaded frames and algae in north-side tracks. In town the water comes from wells, and the spots stay moderate as long as sprinklers don’t reach the wall.',
    ],
  },
  areas: {
    heading: 'Gables downtown, ranch houses beyond',
    bullets: [
      'Draper and Sierra streets: older cottages and half-timbered fronts with windows divided into many small panes. Corners are where a hurried cleaner leaves smears, so we wash each pane with a narrow tool and wipe the bars by hand.',
      'Memorial Park: roomy single-story homes',
      'Farm homes in the peaches and vines: dusty lanes, so we brush before we wash',
      'Houses near the Kings River: damp shade, so tracks get extra attention',
      'Selma and Dinuba: a few minutes away and on our service list',
    ],
  },
  residential: {
    heading: 'What the price covers',
    paragraphs: [
      'Square footage sets the base price, {fromPrice} to {toPrice}, whether your windows are single sheets or divided panes. French doors are a separate option, and Kingsburg has a lot of them, so check yours before you fill in the quote. Inside cleaning starts at {interiorPrice}, and a second story is one added amount.',
    ],
    bullets: [
      'Soap mild enough for flower boxes and painted trim',
      'Insured staff with {years} years of experience on Valley homes',
      'Not satisfied? You get your money back',
    ],
  },
  commercial: {
    heading: 'Shops on Draper Street and packing offices',
    paragraphs: [
      'Gift shops and cafes want bright glass for the Swedish Festival in May and for the Christmas season. Packing houses and offices along Highway 99 do better with a quarterly schedule and an extra visit once the harvest is in.',
    ],
  },
  advice: {
    heading: 'Best weeks for a Kingsburg home',
    bullets: [
      'Early May: after the bloom, and in time for festival company',
      'Second half of October: the raisins are in and the lanes are quiet',
    ],
  },
  faq: [
    {
      question: 'My windows have wood grids. Do they cost more?',
      answer:
        'No. The online price goes by home size, so divided panes don’t change it. If your grids snap out, take them down before an inside cleaning and the glass comes out cleaner.',
    },
    {
      question: 'Is it worth cleaning before the raisin harvest?',
      answer:
        'If you’re expecting guests, yes. For the longest-lasting result, wait until the fields near you are finished and swept.',
    },
    {
      question: 'Do you work in Selma and Dinuba too?',
      answer:
        'Yes, both are part of our service area, along with the farm roads in between. Enter your own address in the booking form and we’ll plan the drive.',
    },
    {
      question: 'Can you remove green growth from the window tracks?',
      answer:
        'Light algae washes away with soap and a stiff brush. Afterward, keep the drain holes in the frame open, because standing water is what feeds it.',
    },
  ],
  closing: {
    heading: 'As tidy as Draper Street',
    text: 'Book before {sameDayUntil} and a same-day visit is often possible. Get your price online, or call {phone} and describe your windows.',
  },
  nearby: ['fresno', 'visalia', 'hanford', 'clovis'],
} satisfies ResidentialCity
