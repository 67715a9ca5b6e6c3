import { isCounted, type Doses, type Filled, type Verdict } from './dose-standing.ts';

type Numbered = Filled & { readonly number: number };

/**
 * The number of a dose as a clinic counts: that of its row, without earlier rows whose doses do not count. Null for a
 * row whose dose does not count, even if only because its day is missing.
 */
export function countedNumber(
  row: Numbered,
  plan: Doses<Verdict> & { readonly planned: readonly Numbered[] },
): number | null {
  if (!isCounted(row, plan)) return null;
  const upToRow = plan.planned.filter(({ vaccine, number }) => vaccine === row.vaccine && number <= row.number);
  return upToRow.filter((one) => isCounted(one, plan)).length;
}
