import type { Fates } from '#server/db/portable.ts';
import { rooms } from '#server/rooms.ts';

const ofThisHouse = { not: 'It is about this server, not about a family.' };
const houseFate = { exported: ofThisHouse, imported: ofThisHouse, deleted: {} };

const groundFates: Fates = {
  mails: {
    exported: { not: 'They were sent to their addresses, and their links give access.' },
    imported: { not: 'A mail is never sent again by an import.' },
    deleted: { user_id: 'the row', child_id: 'the row' },
    endsBy: 'being 90 days old; unsent ones that name an erased account are deleted with it',
  },
  mails_about: {
    exported: { not: 'It belongs to a mail.' },
    imported: { not: 'It belongs to a mail.' },
    deleted: { child_id: 'the row', mail_id: 'the row' },
    endsBy: 'the end of its mail',
  },
  jobs: { ...houseFate, endsBy: 'being done; they only hold ids' },
  transfers: {
    exported: { not: 'It is about exports and imports themselves.' },
    imported: ofThisHouse,
    deleted: { user_id: 'the row' },
    endsBy: 'being 7 days old, with its file',
  },
  rate_limits: { ...houseFate, endsBy: 'the end of their window' },
  challenges: { ...houseFate, endsBy: 'expiring after 5 minutes' },
  ai_usage: {
    exported: { not: 'It counts calls for the limits of a day, and holds nothing of what was asked.' },
    imported: ofThisHouse,
    deleted: { user_id: 'the row' },
    endsBy: 'being 90 days old',
  },
  ai_months: houseFate,
  ai_consents: {
    exported: { not: 'It is about the language model of this server; another server asks anew.' },
    imported: ofThisHouse,
    deleted: { user_id: 'the row' },
  },
  settings: houseFate,
  migrations: houseFate,
};

/**
 * What becomes of each table, for the tests that hold export, import and deletion to it.
 *
 * @internal
 */
export const fates = rooms.reduce<Fates>((all, room) => ({ ...all, ...room.fates }), groundFates);
