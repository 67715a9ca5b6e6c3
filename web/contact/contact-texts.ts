export const contactLabels = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' } as const;

export const messageSent = {
  title: 'Message sent!',
  text: "Thank you for contacting us. We'll get back to you soon.",
} as const;

export const notSent = 'Your message was not sent';
