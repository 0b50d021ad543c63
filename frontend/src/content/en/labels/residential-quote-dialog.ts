/** Who wants the quote: loaded with the dialog. */
export const residentialQuoteDialogLabels = {
  title: 'Submit your quote request',
  description: (total: string) =>
    `Your total is ${total}. Next, you can pick a time. To book a visit you also need to give your phone number.`,
  name: 'Full Name *',
  address: 'Address',
  message: 'Message',
  submit: 'Submit Quote Request',
  submitting: 'Submitting...',
  failure: 'Failed to save quote. Please try again.',
}
