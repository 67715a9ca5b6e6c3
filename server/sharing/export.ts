import { rightText } from '#domain/sharing/tie.ts';
import type { EditableChild } from '#server/children/access.ts';
import type { ChildPart, Fates } from '#server/db/portable.ts';
import { parentsOf } from './replies.ts';

const others = { not: 'Access is given by an invitation, which nobody can import for another person.' };

export const sharingFates: Fates = {
  child_parents: {
    exported: 'with its child',
    imported: others,
    deleted: { child_id: 'the row', user_id: 'the row', invited_by: 'the name' },
  },
  invitations: {
    exported: { not: 'It holds the address of another person, and its link gives access.' },
    imported: others,
    deleted: { child_id: 'the row', made_by: 'the name', answered_by: 'the name' },
    endsBy: '90 days after it expired or was answered, unless the person who accepted it has access',
  },
};

/** Exported for the family's records, never imported. */
export const sharingPart: ChildPart<EditableChild, 'sharing'> = {
  name: 'sharing',
  entry: 'access',
  tables: ['child_parents'],
  about: 'Who has access, by name. Nobody gets access through an import: invite them again.',
  async read(trx, child) {
    const parents = await parentsOf(trx, child);
    const rows = parents.map(({ name, relationship, may, isPrimary, joinedAt }) => [
      name,
      relationship,
      rightText(may),
      isPrimary ? 'yes' : 'no',
      joinedAt,
    ]);
    const heads = ['Name', 'Relationship', 'Right', 'Primary parent', 'Since (UTC)'];
    return { entries: null, table: { heads, rows } };
  },
};
