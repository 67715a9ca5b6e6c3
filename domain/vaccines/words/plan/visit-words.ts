import { plainFirst, plainName } from '../plain-name.ts';
import { daysBetween, laterDay, type Day } from '#domain/time/day.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { openDayFrom } from '#domain/time/federal-holidays.ts';
import type { VaccineNames } from '../../editions/names-file.ts';
import type { ChildOnDay } from '../../planned/child-on-day.ts';
import { plannedGroups, vaccineOn } from '../../planned/planned-group.ts';
import type { VisitOnDay, VisitsOnDay } from '../../planned/visits-on-day.ts';
import type { PlannedDose } from '../../planner/plan.ts';
import { groupName } from '../names.ts';
import { fill } from '../sentence.ts';
import { VISIT_LIMIT, VISIT_WAITS } from '../visit-sentences.ts';

/** The short name of a vaccine group on a day: from 7 years Tdap instead of DTaP. */
export type NameOn = (vaccineGroup: string, on: Day) => string;

export function namesOn({ record, published }: ChildOnDay, names: VaccineNames): NameOn {
  const groups = plannedGroups(published.schedule);
  return (vaccineGroup, on) => {
    const group = groups.find((one) => one.group === vaccineGroup);
    return group ? vaccineOn(group, record.child.bornOn, on).shortName : groupName(names, vaccineGroup).short;
  };
}

/** 'As soon as you can', '4 weeks later' than the visit before. */
export function visitTitle(
  { on, before }: VisitOnDay,
  { isDoctorAsked }: Pick<VisitsOnDay, 'isDoctorAsked'>,
  today: Day,
): string {
  if (isAtOnce(on, before, today)) return isDoctorAsked ? 'As soon as the doctor agrees' : 'As soon as you can';
  const days = daysBetween(before ?? today, on);
  const weeks = Math.floor(days / 7);
  const span = weeks < 1 ? `${days} ${days === 1 ? 'day' : 'days'}` : `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
  return before === null ? `In ${span}` : `${span} later`;
}

/** Why it cannot be earlier; null for a visit that can be today. */
export function whyVisitOn({ on, before, products }: VisitOnDay, nameOn: NameOn, today: Day): string | null {
  if (isAtOnce(on, before, today)) return null;
  const doses = products.flatMap((product) => product.doses);
  const decides = doses.reduce((last, dose) => (dose.opensOn > last.opensOn ? dose : last));
  const why = `${plainFirst(nameOn(decides.vaccineGroup, on))}: ${VISIT_LIMIT[decides.why.limit]}, from ${longDayText(decides.why.on)}.`;
  return [why, ...waitTexts(on, doses, nameOn, today)].join(' ');
}

/** The first visit, if it is today or on the next day that is neither a Sunday nor a holiday. */
function isAtOnce(on: Day, before: Day | null, today: Day): boolean {
  return before === null && on <= openDayFrom(today);
}

function waitTexts(on: Day, doses: readonly PlannedDose[], nameOn: NameOn, today: Day): readonly string[] {
  const waiting = doses.filter(({ waitsFor }) => waitsFor.length > 0);
  const byDay = Map.groupBy(waiting, ({ opensOn }) => laterDay(opensOn, today));
  return [...byDay].map(([from, of]) => {
    const names = of.map(({ vaccineGroup }, place) => (place === 0 ? plainFirst : plainName)(nameOn(vaccineGroup, on)));
    return fill(VISIT_WAITS, { doses: names.join(', '), date: longDayText(from) });
  });
}
