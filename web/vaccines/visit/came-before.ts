import type { Dose, PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { isCounted } from '#domain/vaccines/standing/dose-standing.ts';
import { shortDayNear } from '#web/client/text/day-near.ts';
import { givenText } from '../dose/dose-text.ts';
import { birthShotText } from '../dose/birth-shot.ts';
import { doseOf } from '../known-vaccines.ts';

type Row = Pick<PlannedDose, 'vaccine' | 'number' | 'completed' | 'why'>;

/**
 * What was given before an open row: 'after dose 1 on Sep 21', 'after dose 1 (RotaTeq) on Sep 21; the one of Oct 2 does
 * not count', 'none given', 'none given; mother not vaccinated in time', 'not known
 * whether given'. Null if that is open, too.
 */
export function cameBeforeText(row: Row, plan: VaccinePlan): string | null {
  const earlier = plan.planned.filter(({ vaccine, number }) => vaccine === row.vaccine && number < row.number);
  if (earlier.some(({ isUnanswered }) => isUnanswered)) return null;
  const given = earlier.flatMap((one) => {
    const dose = one.completed ? doseOf(one, plan) : null;
    return dose ? [{ row: one, dose, counts: isCounted(one, plan) }] : [];
  });
  const last = given.findLast(({ counts }) => counts);
  const since = last ? given.slice(given.indexOf(last) + 1) : given;
  const undated = since.filter(({ dose }) => isUndated(dose));
  const without = since.flatMap(({ dose }) => (isUndated(dose) ? [] : uncountedText(dose, plan)));
  return [last ? afterText(last, plan) : noneText(row, plan, given.length), ...without, undatedText(undated.length)]
    .filter(Boolean)
    .join('; ');
}

/** Of a series that is best ended with the product it was begun with. */
const BY_PRODUCT = 'rv';

function afterText({ row, dose }: { row: PlannedDose; dose: Dose }, plan: VaccinePlan): string {
  const product = row.vaccine === BY_PRODUCT && dose.productName ? ` (${dose.productName})` : '';
  return `after dose ${row.number}${product}${whenText(dose, plan, ' on ', ', ')}`;
}

function uncountedText(dose: Dose, plan: VaccinePlan): string {
  return `${whenText(dose, plan, 'the one of ', 'the one of ')} does not count`;
}

function isUndated({ givenOn, givenIn }: Dose): boolean {
  return givenOn === null && givenIn === null;
}

/** 'the one without a date does not count', 'the 2 without a date do not count' */
function undatedText(some: number): string {
  if (some === 0) return '';
  return some === 1 ? 'the one without a date does not count' : `the ${some} without a date do not count`;
}

/** Nothing where neither day nor month is known. */
function whenText(dose: Dose, { asOf }: VaccinePlan, beforeDay: string, beforeMonth: string): string {
  if (dose.givenOn) return `${beforeDay}${shortDayNear(dose.givenOn, asOf)}`;
  const month = givenText(dose);
  return month ? `${beforeMonth}${month}` : '';
}

const MOTHER_RSV = {
  yes: 'mother vaccinated in time',
  no: 'mother not vaccinated in time',
  unknown: "mother's vaccine not known",
} as const;

function noneText(row: Row, plan: VaccinePlan, given: number): string {
  if (given > 0) return '';
  if (birthShotText(row, plan) !== null) return 'not known whether given';
  const answer = plan.birthAnswers['mother-rsv'];
  return row.vaccine === 'rsv-ab' && answer !== null ? `none given; ${MOTHER_RSV[answer]}` : 'none given';
}
