/** Every island, by the base name of its source file. A name's code is loaded when its first island hydrates. */
export const ISLANDS = {
  'answer-visit': () =>
    import('#frontend/islands/visit/answer-visit.tsx').then((module) => module.AnswerVisit),
  'booking-flow': () =>
    import('#frontend/islands/booking/booking-flow.tsx').then((module) => module.BookingFlow),
  'booking-heading': () =>
    import('#frontend/islands/booking/booking-heading.tsx').then((module) => module.BookingHeading),
  'commercial-calculator': () =>
    import('#frontend/islands/commercial-quote/commercial-calculator.tsx').then(
      (module) => module.CommercialCalculator,
    ),
  'commercial-contact': () =>
    import('#frontend/islands/commercial-quote/commercial-contact.tsx').then(
      (module) => module.CommercialContact,
    ),
  'commercial-quote': () =>
    import('#frontend/islands/commercial-quote/commercial-quote.tsx').then(
      (module) => module.CommercialQuote,
    ),
  'contact-form': () =>
    import('#frontend/islands/contact/contact-form.tsx').then((module) => module.ContactForm),
  'linked-quote': () =>
    import('#frontend/islands/linked-quote/linked-quote.tsx').then((module) => module.LinkedQuotePage),
  'manage-visit': () =>
    import('#frontend/islands/visit/manage-visit.tsx').then((module) => module.ManageVisit),
  'next-openings': () =>
    import('#frontend/islands/booking/next-openings.tsx').then((module) => module.NextOpenings),
  'quote-submitted': () =>
    import('#frontend/islands/quote-submitted/quote-submitted.tsx').then((module) => module.QuoteSubmitted),
  'residential-calculator': () =>
    import('#frontend/islands/residential-quote/residential-calculator.tsx').then(
      (module) => module.ResidentialCalculator,
    ),
  'undo-change': () => import('#frontend/islands/undo/undo-change.tsx').then((module) => module.UndoChange),
}
