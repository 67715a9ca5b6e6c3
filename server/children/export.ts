import * as z from 'zod/mini';
import type { Child } from '#contract/children.ts';
import { line } from '#contract/fields.ts';
import { day } from '#contract/entered-day.ts';
import { birthWeightProblem } from '#domain/children/birth-weight.ts';
import { GESTATION_DAYS, gestationProblem } from '#domain/children/gestation.ts';
import { readAs, type ComingChild, type Fates } from '#server/db/portable.ts';
import { factsOf, type ChildFacts } from './rules.ts';

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
  pictures: {
    exported: 'with its child',
    imported: 'with its child',
    deleted: { child_id: 'the row', user_id: 'the row' },
    endsBy: 'being replaced; its file goes with the last row that points to it',
  },
};

const gestationError = gestationProblem(0) ?? '';
const weightError = birthWeightProblem(0) ?? '';
const who = z.nullable(z.string());

/** A child as it stands in an export. Who entered it and when is told, not brought back. */
const ChildFile = z.strictObject({
  firstName: line(1, 60, { missing: 'First name is required', long: 'First name can have at most 60 characters' }),
  lastName: z.nullable(line(0, 60, { long: 'Last name can have at most 60 characters' })),
  bornOn: day('Date of birth is required'),
  gender: z.nullable(z.enum(['female', 'male'], { error: 'Gender is female or male' })),
  gestationDays: z.nullable(
    z
      .int({ error: gestationError })
      .check(
        z.minimum(GESTATION_DAYS.least, { error: gestationError }),
        z.maximum(GESTATION_DAYS.most, { error: gestationError }),
      ),
  ),
  birthWeightKg: z.nullable(
    z.number({ error: weightError }).check(z.refine((kg) => birthWeightProblem(kg) === null, { error: weightError })),
  ),
  // A unit that was meant may have been added to what was typed.
  birthWeightText: z.nullable(line(1, 50, { long: 'Birth weight can have at most 50 characters' })),
  /** Of the account that exports, and then of the one that imports. */
  relationship: z.enum(['mother', 'father', 'guardian'], { error: 'Relationship is mother, father or guardian' }),
  isActive: z.boolean(),
  madeBy: who,
  madeAt: z.string(),
  changedBy: who,
  changedAt: z.string(),
});
type ChildFile = z.infer<typeof ChildFile>;

/** What an export says of a child itself. */
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
    relationship: child.relationship,
    isActive,
    madeBy: child.madeBy?.name ?? null,
    madeAt: child.madeAt,
    changedBy: child.changedBy?.name ?? null,
    changedAt: child.changedAt,
  };
}

/** A child that was read and judged. */
export type BroughtChild = {
  readonly facts: ChildFacts;
  readonly relationship: ChildFile['relationship'];
  readonly isActive: boolean;
};

/**
 * Reads a child of an export.
 *
 * @throws FileRefused, or Problem `bad-input` for a date of birth or a birth weight that does not fit
 */
export function bringChild(given: unknown, { today }: Pick<ComingChild, 'today'>): BroughtChild {
  const child = readAs(ChildFile, given);
  return {
    facts: factsOf(child, { today, units: 'metric' }),
    relationship: child.relationship,
    isActive: child.isActive,
  };
}
