export const contactFormLabels = {
  name: 'Name *',
  message: 'Message *',
  submit: 'Send message',
  submitting: 'Sending...',
  success: { title: 'Message Sent!', description: "We'll get back to you soon." },
  failure: 'Failed to send message. Please try again.',
}
