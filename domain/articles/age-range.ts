/** How the age range of an article is written: '4-9 months'. */
export const AGE_RANGE = /^(\d{1,3})-(\d{1,3}) months$/;

/** Whole months, both included. */
export type MonthRange = { readonly from: number; readonly until: number };

/** '4-9 months', '2 years', '1-3 years'; null without a number. */
export function monthsIn(ageRange: string): MonthRange | null {
  const unit = /year/i.test(ageRange) ? 12 : 1;
  const numbers = (ageRange.match(/\d+/g) ?? []).map((number) => Number(number) * unit);
  return numbers.length === 0 ? null : { from: Math.min(...numbers), until: Math.max(...numbers) };
}
