import type { Day } from '#domain/time/day.ts';
import { calendarAge } from '#domain/time/age.ts';
import type { PlannedDay } from '../../planned/planned-days.ts';
import type { PlannedDose } from '../../planner/plan.ts';
import type { RowOnDay } from '../../planned/rows-on-day.ts';
import { plainFirst } from '../plain-name.ts';
import { dayInWords } from '../words-input.ts';

/**
 * 'Hepatitis B dose 2 could be given from December 20; it is planned with the 2 month shots on January 13, so that it is one
 * visit.' Null where a row has the day on which it can be given, or the first after it that is not a Sunday or a holiday.
 */
export function plannedDayText(
  { shortName, shownNumber, dueOn }: RowOnDay,
  { on, opensOn, waitsFor, visit }: PlannedDay,
  { bornOn, today }: { readonly bornOn: Day; readonly today: Day },
): string | null {
  if (waitsFor === null || dueOn === null) return null;
  const isScheduled = waitsFor === 'checkup' && visit.checkup?.isScheduled;
  if (isScheduled && dueOn <= today) return `At your checkup on ${dayInWords(on, today)}.`;
  const where = waitsFor === 'checkup' ? checkupText(visit, bornOn) : `with the ${shotsText(visit, bornOn)}`;
  const planned = `planned ${where} on ${dayInWords(on, today)}`;
  const why = isScheduled ? '' : ', so that it is one visit';
  if (dueOn <= today) return `P${planned.slice(1)}${why}.`;
  return `${plainFirst(shortName)} dose ${shownNumber} could be given from ${dayInWords(opensOn, today)}; it is ${planned}${why}.`;
}

/** 'with the 2 month shots'; 'for the 30 month checkup', at which none is for that age. */
function checkupText({ checkup, products }: PlannedDay['visit'], bornOn: Day): string {
  if (!checkup || checkup.isScheduled) return 'for your checkup';
  const { ageMonths } = checkup;
  if (ageMonths === 0) return 'for the first week checkup';
  const isOfAge = ({ why }: PlannedDose) =>
    why.limit === 'recommended-age' && calendarAge(bornOn, why.on).months === ageMonths;
  const hasShots = products.some(({ doses }) => doses.some(isOfAge));
  return hasShots ? `with the ${ageOfVisit(ageMonths)} shots` : `for the ${ageOfVisit(ageMonths)} checkup`;
}

/** '2 month shots' of what others of the visit are for that are not put off; 'other shots' where that is no age. */
function shotsText({ products }: PlannedDay['visit'], bornOn: Day): string {
  const deciding = products.flatMap(({ doses }) => doses).filter(({ waitsFor }) => waitsFor.length === 0);
  const ages = new Set(
    deciding.map(({ why }) => (why.limit === 'recommended-age' ? calendarAge(bornOn, why.on).months : 0)),
  );
  const [months = 0] = ages;
  return ages.size === 1 && months > 0 ? `${ageOfVisit(months)} shots` : 'other shots';
}

/** '2 month', '3 year' */
export function ageOfVisit(months: number): string {
  return months >= 36 && months % 12 === 0 ? `${months / 12} year` : `${months} month`;
}
