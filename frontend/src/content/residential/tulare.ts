import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'tulare',
  seo: {
    title: 'Tulare Window Cleaning | Homes, Farms and Mobile Homes',
    description:
      'Tulare window cleaning from {fromPrice}, in town and on the farm roads. Windy-season visits move free of charge. Same-day service and a money-back guarantee.',
    keywords: ['Tulare window cleaning', 'farm house window washing Tulare', 'mobile home window cleaning'],
  },
  hero: {
    headline: 'Window Cleaning in Tulare, CA',
    lead: 'This is dairy country, and the windows show it. We wash them in town, along the avenues and out past the last mailbox, from {fromPrice} for the outside of a one-story home up to 1,600 sq ft.',
  },
  local: {
    heading: 'Silage, corrals and a steady wind',
    paragraphs: [
      'Anybody can tell from a Tulare window which way the wind blows. The northwest side carries the grit of open ground, brought in by the afternoon breeze; the side toward the nearest dairy carries something finer and greasier. Corral dust holds fat and salts, so it clings, and a hose only draws streaks in it. Corn chopping in late summer and the trucks that follow add a fuzz of chaff to every screen.',
      'Spring is the windy season. Between March and early June a front can lift soil off bare fields in an hour. That is no time to wash windows.',
    ],
  },
  areas: {
    heading: 'In town and on the avenues',
    paragraphs: [
      'Around Del Lago, the lake keeps the air damp at dawn and spots the shore-side glass. The newer streets off Cartmill and Prosperity avenues have two-story fronts and patio sliders; downtown there are plastered bungalows with small, deep-set panes. Matheny Tract and the homes along the county avenues stand on gravel, where a passing pickup undoes a careless job, so we do the road side last. Tipton, Pixley, Earlimart and the Delano end of the county are covered as well.',
    ],
  },
  residential: {
    heading: 'Prices that fit the house you have',
    paragraphs: [
      'Four home sizes, from {fromPrice} to {toPrice}, cover the outside glass of a single story. What costs more is shown as its own line: an upper floor, sliding or French doors, inside cleaning from {interiorPrice}, hard-water spots by the window. A double-wide is quoted by the same square feet as any other home.',
    ],
  },
  commercial: {
    heading: 'Business glass, from the outlets to the ag center',
    paragraphs: [
      'Stores by the outlet center want spotless doors on weekends, while hotels and suppliers around the International Agri-Center want everything done before February, when the farm show fills the town.',
    ],
  },
  advice: {
    heading: 'How often? Our honest advice',
    paragraphs: [
      'For homes in and near Tulare we suggest a cleaning every quarter. One windy April and one corn harvest will show you why.',
      'For businesses, once a month is the sensible rhythm.',
    ],
  },
  faq: [
    {
      question: 'What does window cleaning cost in Tulare?',
      answer:
        'Outside cleaning starts at {fromPrice} for a one-story home of up to 1,600 sq ft and reaches {toPrice} for the largest homes. Options are added line by line in the online quote, and estimates are free.',
    },
    {
      question: 'Do you clean windows on farms and dairies?',
      answer:
        'Yes: farmhouses, dairy offices, shops and break rooms. Tell us about gates, dogs, spray schedules and milking times, and we will arrive when we are not in the way.',
    },
    {
      question: 'How often should I have it done here?',
      answer: 'Quarterly for a home, monthly for a business.',
    },
    {
      question: 'Do you come out to rural addresses?',
      answer:
        'We do, and the online quote works for them as well. A cross street or a pin on the map helps, since navigation apps lose their way on numbered avenues and roads.',
    },
    {
      question: 'What do you do differently from cleaners elsewhere?',
      answer:
        'Central Valley dirt is dry soil first and film second. So we brush before wetting, use plenty of clean water to float grit away, cut the greasy layer with a mild soap, and finish with a squeegee.',
    },
    {
      question: 'Can you clean my store near the outlet center?',
      answer:
        'Certainly. Shops, restaurants and hotels near the Tulare outlets can be cleaned before opening hours, on a commercial plan with its own estimate.',
    },
    {
      question: 'What if the wind picks up on the day of my visit?',
      answer:
        'During the windy season we reschedule at no charge. You may move the visit too; just phone {phone} when you see the dust coming.',
    },
    {
      question: 'Do you clean mobile homes?',
      answer:
        'Yes, single-wides and double-wides, in parks or on your own land. Aluminum frames and louvered panes are handled gently, because older ones bend and their clips are hard to replace.',
    },
  ],
  closing: {
    heading: 'Dust is free, and so is the estimate',
    text: 'Call {phone} before {sameDayUntil} and ask for today, or price the job online first. You are satisfied or your money comes back.',
  },
  nearby: ['visalia', 'hanford', 'porterville', 'delano'],
} satisfies ResidentialCity
