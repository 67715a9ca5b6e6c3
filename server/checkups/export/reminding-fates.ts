import type { Fates } from '#server/db/portable.ts';

const choice = { not: 'It is chosen anew by whoever brings a child back, and would send mails nobody asked for.' };

/** Calendar addresses and reminders are deleted with the parent's access. */
export const remindingFates: Fates = {
  calendar_feeds: {
    exported: { not: 'Its secret is kept as a hash alone, and whoever has it can read the calendar.' },
    imported: { not: 'A secret address is never brought back: make a new one.' },
    deleted: { child_id: 'the row', user_id: 'the row' },
  },
  reminders: {
    exported: choice,
    imported: choice,
    deleted: { child_id: 'the row', user_id: 'the row' },
  },
  sent_reminders: {
    exported: { not: 'It tells of mails that were sent, not of the child.' },
    imported: { not: 'It tells of mails that this server has sent.' },
    deleted: { child_id: 'the row', user_id: 'the row' },
  },
};
