/** Who wants the quote: loaded with the dialog. */
export const residentialQuoteDialogLabels = {
  title: 'Where should we send it?',
  description: (total: string) => `Your total is ${total}. Next, you pick a time.`,
  name: 'Full Name *',
  address: 'Address',
  message: 'Message',
  submit: 'Submit Quote Request',
  submitting: 'Submitting...',
  failure: 'Failed to save quote. Please try again.',
}
