import { accountFates } from '#server/accounts/export.ts';
import { checkupFates, checkupsPart } from '#server/checkups/export.ts';
import { remindingFates } from '#server/checkups/export/reminding-fates.ts';
import type { EditableChild } from '#server/children/access.ts';
import { childrenFates } from '#server/children/export.ts';
import type { ChildPart, Fate, Fates } from '#server/db/portable.ts';
import type { Tables } from '#server/db/tables.ts';
import { growthFates, measurementsPart } from '#server/growth/export.ts';
import { sharingFates, sharingPart } from '#server/sharing/export.ts';
import { dosesPart, vaccineFates, vaccinePlanPart } from '#server/vaccines/export.ts';

/** What each room takes along of a child and brings back, in the order of the files. */
export const childParts: readonly ChildPart<EditableChild>[] = [
  measurementsPart,
  dosesPart,
  vaccinePlanPart,
  checkupsPart,
  sharingPart,
];

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

/** What becomes of every table when a family takes its data along, brings it back, or leaves. */
export const fates: { readonly [Table in keyof Tables]?: Fate<Table> } = {
  ...accountFates,
  ...childrenFates,
  ...sharingFates,
  ...growthFates,
  ...vaccineFates,
  ...checkupFates,
  ...remindingFates,
  ...groundFates,
};
