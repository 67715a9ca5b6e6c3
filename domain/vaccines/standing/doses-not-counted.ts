import {
  isCounted,
  isDayMissing,
  notCounted,
  type Dated,
  type Doses,
  type Filled,
  type Verdict,
} from './dose-standing.ts';

type Row = Filled & { readonly number: number };

/** Rows whose dose does not count, though its day is known, until a later dose of the vaccine counts. */
export function dosesNotCounted<R extends Row>({
  planned,
  doses,
}: {
  readonly planned: readonly R[];
  readonly doses: readonly (Doses<Verdict>['doses'][number] & Dated)[];
}): R[] {
  const isReplaced = ({ vaccine, number }: R) =>
    planned.some(
      (later) =>
        later.vaccine === vaccine &&
        later.number > number &&
        later.status === 'completed' &&
        isCounted(later, { doses }),
    );
  return planned.filter((row) => notCounted(row, { doses }) && !isDayMissing(row, { doses }) && !isReplaced(row));
}
