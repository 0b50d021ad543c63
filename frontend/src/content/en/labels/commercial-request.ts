/** The two forms for businesses, the notes next to them and the confirmation. */
export const commercialRequestLabels = {
  fields: {
    businessName: 'Business Name',
    contactName: 'Contact Person',
    email: 'Email Address',
    phone: 'Phone Number',
    address: 'Business Address',
    message: 'Additional Notes',
  },
  submit: 'Submit Quote Request',
  submitting: 'Submitting...',
  failure: 'Failed to submit request. Please try again.',
  /** Of the form for those who do not know their window count. */
  building: {
    buildingType: 'Building Type',
    squareFootage: 'Square Footage',
    numberOfFloors: 'Number of Floors',
    frequency: 'Cleaning Frequency',
    windowCount: 'Window count, if you know it',
    specialRequirements: 'Special requirements',
    submit: 'Send Request',
    success: {
      title: 'Commercial Quote Request Submitted!',
      description: "We'll contact you within 24 hours with a detailed proposal.",
    },
  },
  thanks: {
    heading: 'Thank You for Your Commercial Quote Request!',
    next: 'We will contact you within 24 hours to discuss your needs and schedule a site visit if needed. For immediate assistance, call {phone}.',
    priceChanged: 'Our prices have changed since you made your estimate. It is now {price}.',
    priceChangedWithMinimum:
      'Our prices have changed since you made your estimate. You now pay {minimum}, our minimum visit. Your windows come to {price}.',
  },
} as const

/** The saved estimate next to the form that sends it. */
export const commercialSummaryLabels = {
  heading: 'Your Quote Summary',
  windows: 'Total windows',
  buildingType: 'Building type',
  stories: 'Stories',
  frequency: 'Frequency',
  option: 'Option',
  outsideOnly: 'Outside only',
  discount: '{percent}% discount',
  total: 'Estimated total per visit',
  minimum: 'That is our minimum visit. Your windows come to {total}.',
  note: 'This is an estimate; final pricing may vary.',
  change: 'Change the estimate',
} as const
