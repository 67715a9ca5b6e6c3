import type { Fates } from '#server/db/portable.ts';
import { rooms } from '#server/rooms.ts';

const ofThisHouse = { not: 'It is about this server, not about a family.' };
const houseFate = { exported: ofThisHouse, imported: ofThisHouse, deleted: {} };

const groundFates: Fates = {
  mails: {
    exported: { not: 'They were sent to the addresses they are for; links in them let somebody in.' },
    imported: { not: 'A mail is never sent again by an import.' },
    deleted: { user_id: 'the row', child_id: 'the row' },
    endsBy: 'being 90 days old; before that go waiting ones that tell of what an erased account did about a child',
  },
  jobs: { ...houseFate, endsBy: 'being done; they hold ids alone' },
  transfers: {
    exported: { not: 'It tells of exports and imports themselves.' },
    imported: ofThisHouse,
    deleted: { user_id: 'the row' },
    endsBy: 'being 7 days old, with its file',
  },
  rate_limits: { ...houseFate, endsBy: 'the end of their window' },
  challenges: { ...houseFate, endsBy: 'expiring after 5 minutes' },
  settings: houseFate,
  migrations: houseFate,
};

export const fates = rooms.reduce<Fates>((all, room) => ({ ...all, ...room.fates }), groundFates);
