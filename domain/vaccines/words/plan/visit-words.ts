import { plainFirst, plainName } from '../plain-name.ts';
import { daysBetween, laterDay, type Day } from '#domain/time/day.ts';
import { longDayText, longMonthText, monthAndDayText, shortDayText, weekdayText } from '#domain/time/day-text.ts';
import { monthOf } from '#domain/time/month.ts';
import { openDayFrom, openDayUntil } from '#domain/time/federal-holidays.ts';
import type { VaccineNames } from '../../editions/names-file.ts';
import type { ChildOnDay } from '../../planned/child-on-day.ts';
import { plannedGroups, vaccineOn } from '../../planned/planned-group.ts';
import type { CheckupToCome } from '../../planned/vaccine-record.ts';
import type { RowOnDay } from '../../planned/rows-on-day.ts';
import type { VisitOnDay, VisitsOnDay } from '../../planned/visits-on-day.ts';
import type { PlannedDose } from '../../planner/plan.ts';
import { groupName } from '../names.ts';
import { fill } from '../sentence.ts';
import { ageOfVisit } from './planned-day-words.ts';
import { VISIT_LAST_DAY, VISIT_LIMIT, VISIT_SOON, VISIT_WAITS } from '../visit-sentences.ts';

/** The short name of a vaccine group on a day: from 7 years Tdap instead of DTaP. */
export type NameOn = (vaccineGroup: string, on: Day) => string;

export function namesOn({ record, published }: ChildOnDay, names: VaccineNames): NameOn {
  const groups = plannedGroups(published.schedule);
  return (vaccineGroup, on) => {
    const group = groups.find((one) => one.group === vaccineGroup);
    return group ? vaccineOn(group, record.child.bornOn, on).shortName : groupName(names, vaccineGroup).short;
  };
}

/** From here on a visit is told by its month. Ours, as for checkups. */
const FIRST_DAY_IN_MONTHS = 91;

/**
 * 'At your checkup on Wed, Nov 25', 'At the 2 month checkup', 'As soon as you can', 'As soon as you can, no later than
 * November 28', '4 weeks later' than the visit before, 'In October 2027'.
 */
export function visitTitle(
  visit: VisitOnDay,
  { isDoctorAsked }: Pick<VisitsOnDay, 'isDoctorAsked'>,
  today: Day,
): string {
  const { on, before, checkup } = visit;
  if (checkup) return checkup.isScheduled ? `At your checkup ${checkupDayText(on, today)}` : atCheckup(checkup);
  if (isAtOnce(on, before, today)) {
    const soon = isDoctorAsked ? 'As soon as the doctor agrees' : 'As soon as you can';
    return isEnding(visit) ? [soon, noLaterText(visit, monthAndDayText)].join(', ') : soon;
  }
  if (isFar(on, today)) return `In ${longMonthText(monthOf(on))}`;
  const days = daysBetween(before ?? today, on);
  const weeks = Math.floor(days / 7);
  const span = weeks < 1 ? `${days} ${days === 1 ? 'day' : 'days'}` : `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
  return before === null ? `In ${span}` : `${span} later`;
}

function checkupDayText(on: Day, today: Day): string {
  if (on === today) return 'today';
  const day = daysBetween(today, on) < FIRST_DAY_IN_MONTHS ? shortDayText(on).replace(/, .*/, '') : shortDayText(on);
  return `on ${weekdayText(on).slice(0, 3)}, ${day}`;
}

/**
 * 'At the 2 month checkup', 'At the 3 year checkup'; no visit is planned for the newborn checkup, which is on the day
 * of birth.
 */
function atCheckup({ ageMonths }: CheckupToCome): string {
  return ageMonths === 0 ? 'At the first week checkup' : `At the ${ageOfVisit(ageMonths)} checkup`;
}

function isFar(on: Day, today: Day): boolean {
  return daysBetween(today, on) >= FIRST_DAY_IN_MONTHS;
}

/** What its title does not say of its day; null if nothing. */
export function visitDayText(visit: VisitOnDay, today: Day): string | null {
  const { on, before, checkup } = visit;
  if (checkup?.isScheduled) return null;
  const isSaid = !checkup && isAtOnce(on, before, today) && isEnding(visit);
  const end = isSaid ? null : noLaterText(visit, longDayText);
  if (checkup) {
    const said = [`Planned around ${longDayText(on)}`, closedText(checkup.on, on), end];
    return `${said.filter(Boolean).join(', ')}. No appointment yet.`;
  }
  if (isFar(on, today)) return end && `N${end.slice(1)}.`;
  return `${[`From ${longDayText(on)}`, end].filter(Boolean).join(', ')}.`;
}

/** 'since March 28 is a Sunday', of the day for which its checkup is recommended; null where that is its own. */
function closedText(recommendedOn: Day, on: Day): string | null {
  if (recommendedOn === on) return null;
  const isSunday = weekdayText(recommendedOn).startsWith('Sunday');
  return `since ${monthAndDayText(recommendedOn)} is a ${isSunday ? 'Sunday' : 'holiday'}`;
}

/**
 * 'no later than November 28', also of a visit with an overdue dose where another's last day is near; null without an
 * end.
 */
function noLaterText({ on, noLaterThan, products }: VisitOnDay, dayText: (on: Day) => string): string | null {
  const [lastDay] = endingRows(products)
    .map(({ lastDayOn }) => lastDayOn)
    .toSorted();
  const isEnd = lastDay !== undefined && (noLaterThan === on || openDayUntil(lastDay) === noLaterThan);
  if (isEnd) return `no later than ${dayText(lastDay)}`;
  return noLaterThan > on ? `no later than ${dayText(noLaterThan)}` : null;
}

function isEnding({ products }: VisitOnDay): boolean {
  return endingRows(products).length > 0;
}

/** Rows of doses whose last day, by age or season, is near. */
function endingRows(products: VisitOnDay['products']): readonly (RowOnDay & { readonly lastDayOn: Day })[] {
  return products
    .flatMap(({ rows }) => rows.flatMap(({ row }) => row ?? []))
    .flatMap(({ lastDayOn, ...row }) => (lastDayOn === null ? [] : [{ ...row, lastDayOn }]));
}

/** Why it cannot be earlier, and until when what would soon be too late can be given; null without either. */
export function whyVisitOn(visit: VisitOnDay, nameOn: NameOn, today: Day): string | null {
  const lastDays = endingRows(visit.products).map(({ shortName, shownNumber, lastDayOn }) =>
    fill(VISIT_LAST_DAY, { dose: `${plainFirst(shortName)} dose ${shownNumber}`, date: monthAndDayText(lastDayOn) }),
  );
  const said = [whyOn(visit, nameOn, today), ...lastDays].filter((text) => text !== null);
  return said.length > 0 ? said.join(' ') : null;
}

/** Null for a visit that can be today, and a checkup for which everything waits. */
function whyOn({ on, before, checkup, products }: VisitOnDay, nameOn: NameOn, today: Day): string | null {
  if (!checkup && isAtOnce(on, before, today)) return null;
  const doses = products.flatMap(({ doses: of, rows }) => of.map((dose, n) => ({ ...dose, row: rows[n]?.row })));
  const decides = doses.reduce((last, dose) => (dose.opensOn > last.opensOn ? dose : last));
  const why = `${plainFirst(nameOn(decides.vaccineGroup, on))}: ${VISIT_LIMIT[decides.why.limit]}, from ${longDayText(decides.why.on)}.`;
  const isWaiting = (dose: PlannedDose) => isPutOff(on, dose, today);
  const waiting = doses.filter((dose) => isWaiting(dose) && !(checkup?.isScheduled && dose.opensOn <= today));
  // At a checkup before its recommended day.
  const isEarly = decides.why.on > on;
  const said = [
    ...(isWaiting(decides) || isEarly || on === today ? [] : [why]),
    ...waitTexts(on, waiting, nameOn, today),
  ];
  return said.length > 0 ? said.join(' ') : null;
}

/** Whether a dose is given later than it could be. */
function isPutOff(on: Day, { opensOn }: PlannedDose, today: Day): boolean {
  return openDayFrom(laterDay(opensOn, today)) < on;
}

/** The first visit, if it is today or on the next day that is neither a Sunday nor a holiday. */
function isAtOnce(on: Day, before: Day | null, today: Day): boolean {
  return before === null && on <= openDayFrom(today);
}

type WithRow = PlannedDose & { readonly row: Pick<RowOnDay, 'isPrompt' | 'status'> | undefined };

function waitTexts(on: Day, waiting: readonly WithRow[], nameOn: NameOn, today: Day): readonly string[] {
  const byDay = Map.groupBy(waiting, ({ opensOn }) => laterDay(opensOn, today));
  return [...byDay].flatMap(([from, of]) => {
    const soon = of.filter(({ row }) => row?.isPrompt || row?.status === 'overdue');
    const others = of.filter((dose) => !soon.includes(dose));
    const said = (sentence: string, doses: readonly WithRow[]) => {
      const names = doses.map(({ vaccineGroup }, n) => (n === 0 ? plainFirst : plainName)(nameOn(vaccineGroup, on)));
      return doses.length === 0 ? [] : [fill(sentence, { doses: names.join(', '), date: longDayText(from) })];
    };
    return [...said(VISIT_SOON, soon), ...said(VISIT_WAITS, others)];
  });
}
