import { isFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';

type Row = Pick<Tables['planned_doses'], 'vaccine' | 'is_not_given' | 'given_as' | 'dose_id'>;

/**
 * Whether the family's answer that a dose was not given stands: not while the dose with which it was corrected is there,
 * as one of the vaccine. Once that is taken back, it stands again.
 *
 * @param rows of the child
 */
export function isNotGiven({ vaccine, is_not_given, given_as }: Row, rows: readonly Row[]): boolean {
  if (!isFlag(is_not_given)) return false;
  return given_as === null || !rows.some((row) => row.vaccine === vaccine && row.dose_id === given_as);
}
