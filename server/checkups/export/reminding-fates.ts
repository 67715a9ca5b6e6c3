import type { Fates } from '#server/db/portable.ts';

const choice = { not: 'The importing parent chooses it again; importing it would send mails nobody asked for.' };

export const remindingFates: Fates = {
  calendar_feeds: {
    exported: { not: 'Its secret is stored only as a hash, and anyone who has it can read the calendar.' },
    imported: { not: 'A secret address is never imported: create a new one.' },
    deleted: { child_id: 'the row', user_id: 'the row' },
  },
  reminders: {
    exported: choice,
    imported: choice,
    deleted: { child_id: 'the row', user_id: 'the row' },
  },
  sent_reminders: {
    exported: { not: 'It is about mails that were sent, not about the child.' },
    imported: { not: 'It is about mails that this server sent.' },
    deleted: { child_id: 'the row', user_id: 'the row' },
  },
};
