import { PARENTAL_RELATIONSHIPS } from '#domain/sharing/tie.ts';
import * as z from 'zod/mini';
import {
  BirthWeight,
  BornOn,
  FirstName,
  GestationDays,
  LastName,
  MotherHepatitisB,
  type Child,
} from '#contract/children.ts';
import { line } from '#contract/fields.ts';
import { provenanceInFile, provenanceOf, readAs, type IncomingChild, type Fates } from '#server/db/portable.ts';
import { childFactsOf, type ChildFacts } from './rules.ts';

export const childrenFates: Fates = {
  children: {
    exported: 'with its child',
    imported: 'with its child',
    deleted: { made_by: 'the name', changed_by: 'the name' },
  },
  active_children: {
    exported: 'with its child',
    imported: 'with its child',
    deleted: { child_id: 'the row', user_id: 'the row' },
  },
  incoming_children: {
    exported: { not: 'They are not yet in the account.' },
    imported: { not: 'It is about an import itself.' },
    deleted: { child_id: 'the row', user_id: 'the row' },
    endsBy: 'the end of the import, or an hour after it was given up, with the child',
  },
  pictures: {
    exported: 'with its child',
    imported: 'with its child',
    deleted: { child_id: 'the row', user_id: 'the row' },
    endsBy: 'being replaced; its file goes with the last row that points to it',
  },
};

const ChildFile = z.strictObject({
  firstName: FirstName,
  lastName: z.nullable(LastName),
  bornOn: BornOn,
  gender: z.nullable(z.enum(['female', 'male'], { error: 'Gender is female or male' })),
  gestationDays: z.nullable(GestationDays),
  birthWeightKg: z.nullable(BirthWeight),
  // Longer than in a form: the implied unit may have been added.
  birthWeightText: z.nullable(line(1, 50, { long: 'Birth weight can have at most 50 characters' })),
  // Older exports do not have these.
  motherRsvVaccine: z.optional(z.nullable(z.boolean())),
  motherHepatitisB: z.optional(z.nullable(MotherHepatitisB)),
  /** Of the exporting account; the importing one takes it over. */
  relationship: z.enum(PARENTAL_RELATIONSHIPS, { error: 'Relationship is mother, father or guardian' }),
  isActive: z.boolean(),
  ...provenanceInFile,
});
type ChildFile = z.infer<typeof ChildFile>;

export function childFile(child: Child, { isActive }: { isActive: boolean }): ChildFile {
  const { firstName, lastName, bornOn, gender, gestationDays, birthWeightKg, birthWeightText } = child;
  return {
    firstName,
    lastName,
    bornOn,
    gender,
    gestationDays,
    birthWeightKg,
    birthWeightText,
    motherRsvVaccine: child.motherRsvVaccine,
    motherHepatitisB: child.motherHepatitisB,
    // Who exports a child may edit it, as a parent.
    relationship: PARENTAL_RELATIONSHIPS.find((one) => one === child.relationship) ?? 'guardian',
    isActive,
    ...provenanceOf(child),
  };
}

export type ImportedChild = {
  readonly facts: ChildFacts;
  readonly relationship: ChildFile['relationship'];
  readonly isActive: boolean;
};

/** @throws FileRefused, or Problem `bad-input` for an invalid date of birth or birth weight */
export function parseChild(given: unknown, { today }: Pick<IncomingChild, 'today'>): ImportedChild {
  const child = readAs(ChildFile, given);
  return {
    facts: childFactsOf(child, { today, units: 'metric' }),
    relationship: child.relationship,
    isActive: child.isActive,
  };
}
