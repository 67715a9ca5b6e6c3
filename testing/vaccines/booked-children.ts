import fc from 'fast-check';
import { ofProduct } from './planned-vaccines.ts';
import { plannedChildOn } from './vaccine-record.ts';
import { recommendedOn, recommendedSpan } from '#domain/checkups/schedule.ts';
import { visitOf } from '#domain/checkups/schedule-data.ts';
import { dosesUntil } from '#domain/checkups/status.ts';
import { addDays, day, laterDay, type Day } from '#domain/time/day.ts';
import { openDayFrom } from '#domain/time/federal-holidays.ts';
import type { ChildOnDay } from '#domain/vaccines/planned/child-on-day.ts';
import { dayToTell, plannedDays } from '#domain/vaccines/planned/planned-days.ts';
import { rowsOnDay, type RowOnDay } from '#domain/vaccines/planned/rows-on-day.ts';
import { visitsOnDay } from '#domain/vaccines/planned/visits-on-day.ts';
import { isBeforeVisit } from '#domain/vaccines/standing/before-visit.ts';
import { dosesDueAt } from '#domain/vaccines/standing/due-doses.ts';
import { plannedDayText } from '#domain/vaccines/words/plan/planned-day-words.ts';
import { dayInWords } from '#domain/vaccines/words/words-input.ts';

const HISTORY: readonly (readonly [months: number, ...cvx: readonly string[]])[] = [
  [0, '08'],
  [2, '146', '116', '216'],
  [4, '120', '116', '216'],
  [6, '146', '116', '216'],
  [7, '140'],
  [12, '03', '21', '216', '83', '48'],
];

export type BookedChild = { readonly of: ChildOnDay; readonly booked: Day };

const anyChild = fc
  .record({
    today: fc.integer({ min: 0, max: 400 }).map((days) => addDays(day('2026-08-20'), days)),
    ageDays: fc.oneof(fc.integer({ min: 1, max: 260 }), fc.integer({ min: 1, max: 800 })),
    skipped: fc.array(fc.boolean(), { minLength: HISTORY.length, maxLength: HISTORY.length }),
    booked: fc.integer({ min: 0, max: 60 }),
    mother: fc.constantFrom('negative', 'negative', 'positive', null),
    conditions: fc.constantFrom<string[]>([], [], ['travel']),
  })
  .map(({ today, ageDays, skipped, booked, mother, conditions }): BookedChild => {
    const bornOn = addDays(today, -ageDays);
    const doses = dosesBefore(today, bornOn, skipped);
    const checkups = [{ on: addDays(today, booked), isScheduled: true, ageMonths: Math.floor(ageDays / 30) }];
    const record = { bornOn, motherHepatitisB: mother, motherRsvVaccine: false, doses, conditions };
    return { of: plannedChildOn(record, today, { checkups }), booked: addDays(today, booked) };
  });

/** Children with a checkup booked on any day within two months. */
export function bookedChildren(seed: number, numRuns: number): readonly BookedChild[] {
  return fc.sample(anyChild, { seed, numRuns });
}

function dosesBefore(today: Day, bornOn: Day, skipped: readonly boolean[]) {
  const given = HISTORY.flatMap(([months, ...cvx], n) => {
    const on = addDays(bornOn, Math.ceil(months * 30.5));
    return on < today && !skipped[n] ? cvx.flatMap((one) => ofProduct(one, on)) : [];
  });
  return given.map((dose, n) => ({ ...dose, id: `${dose.id} ${n}` }));
}

const anyEarlyChild = fc
  .record({
    bornOn: fc.integer({ min: 0, max: 400 }).map((days) => addDays(day('2026-01-20'), days)),
    visit: fc.constantFrom('m1', 'm2', 'm4', 'm6', 'm9', 'm12', 'm15', 'm18', 'm48').map(visitOf),
    daysBefore: fc.integer({ min: 1, max: 12 }),
    ahead: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 })),
    skipped: fc.array(fc.boolean(), { minLength: HISTORY.length, maxLength: HISTORY.length }),
    mother: fc.constantFrom('negative', 'negative', 'positive', null),
  })
  .map(({ bornOn, visit, daysBefore, ahead, skipped, mother }): BookedChild & { readonly until: Day | null } => {
    const ofAge = recommendedOn(visit, bornOn);
    const booked = addDays(ofAge, -daysBefore);
    const today = laterDay(bornOn, addDays(booked, -ahead));
    const { from: recommendedFrom } = recommendedSpan(visit, bornOn);
    const until = dosesUntil({ scheduledOn: booked, recommendedOn: ofAge, recommendedFrom });
    const checkups = [{ on: booked, isScheduled: true, ageMonths: visit.ageMonths, dosesUntil: until }];
    const doses = dosesBefore(today, bornOn, skipped);
    const record = { bornOn, motherHepatitisB: mother, motherRsvVaccine: false, doses };
    return { of: plannedChildOn(record, today, { checkups }), booked, until };
  });

/** Children with a checkup booked before its recommended day, and until when doses are due that it has; null where it is before its span. */
export function earlyChildren(seed: number, numRuns: number) {
  return fc.sample(anyEarlyChild, { seed, numRuns });
}

/**
 * Of doses due after a checkup, those that it has though they do not count yet or are not of its age, and those that it
 * does not have though they are. Of each vaccine the first.
 */
export function dosesOfEarlyCheckups(children: ReturnType<typeof earlyChildren>) {
  const given = children.flatMap((child) => {
    const planned = plannedDays(child.of);
    const ofChild = givenTo(child).filter(({ row }) => row.dueOn > child.booked && row.vaccine !== 'flu');
    return ofChild.flatMap((of) => {
      const isLater = ofChild.some(({ row }) => row.vaccine === of.row.vaccine && row.number < of.row.number);
      const countsFrom = planned.get(of.row.id)?.countsFrom;
      if (isLater || countsFrom === undefined) return [];
      const isOfVisit = child.until !== null && of.row.dueOn <= child.until && countsFrom <= child.booked;
      return [{ ...of, isOfVisit }];
    });
  });
  return {
    there: given.filter(({ isOfVisit }) => isOfVisit).length,
    later: given.filter(({ isOfVisit }) => !isOfVisit).length,
    wrong: given.filter(({ on, booked, isOfVisit }) => on <= booked !== isOfVisit).map(named),
  };
}

type Given = {
  readonly row: RowOnDay & { readonly dueOn: Day };
  readonly on: Day;
  readonly today: Day;
  readonly booked: Day;
  /** What else its visit gives. */
  readonly others: readonly Row[];
};

type Row = RowOnDay & { readonly dueOn: Day };

/** Each dose that the visits give, with the day. */
function givenTo({ of, booked }: BookedChild): readonly Given[] {
  return visitsOnDay(of).visits.flatMap(({ on, products }) => {
    const rows = products.flatMap((product) => product.rows.flatMap(({ row }) => (row && isDated(row) ? row : [])));
    const asked = rows.filter(({ isUnanswered }) => !isUnanswered);
    return asked.map((row) => ({ row, on, today: of.today, booked, others: asked.filter((one) => one !== row) }));
  });
}

function isDated(row: RowOnDay): row is Row {
  return row.dueOn !== null;
}

const isDue = ({ row, today }: Pick<Given, 'row' | 'today'>) => row.dueOn <= today;
const isUrgent = ({ row }: Pick<Given, 'row'>) => row.isPrompt || row.status === 'overdue';

/**
 * Of doses that are due and can wait for the checkup, those that are neither given there nor, where something else needs
 * an earlier visit, at that one.
 */
export function dosesThatWait(children: readonly BookedChild[]) {
  const waits = children.map(givenTo).flatMap((ofChild) => {
    const [earliest] = ofChild
      .filter((of) => isDue(of) && !canWait(of))
      .map(({ on }) => on)
      .toSorted();
    return ofChild.filter(canWait).map((of) => {
      const isEarlier = earliest !== undefined && earliest < of.booked;
      return { ...of, isEarlier, right: isEarlier ? earliest : of.booked };
    });
  });
  return {
    found: waits.length,
    beforeCheckup: waits.filter(({ isEarlier }) => isEarlier).length,
    wrong: waits.filter(({ on, right }) => on !== right).map(named),
  };
}

function canWait(of: Given): boolean {
  const { row, booked, today } = of;
  const isInside = row.windowEndsOn !== null && booked <= row.windowEndsOn;
  const isNear = booked <= addDays(today, 35) && row.vaccine !== 'flu';
  return isDue(of) && !isUrgent(of) && isInside && isNear;
}

/** Of doses that are due and wanted as soon as possible, or overdue, those given too late. */
export function dosesThatAreUrgent(children: readonly BookedChild[]) {
  const urgent = children.flatMap(givenTo).filter((of) => isDue(of) && isUrgent(of) && of.row.birthHours === null);
  const wrong = urgent.filter(({ row, on, today, booked }) => {
    const isNear = booked <= addDays(today, 7) && (row.lastDayOn === null || booked <= row.lastDayOn);
    return isNear ? on > booked : on > addDays(openDayFrom(today), 3);
  });
  return { found: urgent.length, wrong: wrong.map(named) };
}

function named({ row, on, today, booked }: Given): string {
  return `${row.id} due ${row.dueOn} on ${on}, checkup on ${booked}, today ${today}`;
}

/** Of doses that the visits give, those of which list, checkup, calendar and mails say another day. */
export function dosesSaid(children: readonly BookedChild[]) {
  const said = children.flatMap(saidOf);
  const wrong = said.filter((of) => !of.isListed || !of.isTold || of.isThere !== of.isAtCheckup);
  return { found: said.length, wrong };
}

/** What list, checkup, calendar and mails say of each dose that the visits give, beside the day of its visit. */
function saidOf({ of, booked }: BookedChild) {
  const { today } = of;
  const { bornOn } = of.record.child;
  const planned = plannedDays(of);
  const rows = rowsOnDay(of).map((row) => ({
    ...row,
    recommendedOn: null,
    plannedOn: planned.get(row.id)?.on ?? null,
  }));
  const there = dosesDueAt(rows, booked).filter((row) => !isBeforeVisit(row, booked, today));
  return visitsOnDay(of).visits.flatMap(({ on, products }) =>
    products.flatMap((product) =>
      product.rows.flatMap(({ row }) => {
        const plannedDay = row && planned.get(row.id);
        if (!row?.dueOn || !plannedDay) return [];
        const { dueOn } = row;
        const isNow = on <= openDayFrom(today);
        const told = dayToTell(row, plannedDay, today);
        const words = plannedDayText(row, plannedDay, { bornOn, today });
        const isListed = dueOn <= today && !isNow ? words?.includes(dayInWords(on, today)) : words === null || !isNow;
        return [
          {
            what: `${row.id} due ${dueOn} on ${on}, checkup on ${booked}, today ${today}`,
            isListed,
            words,
            isTold: told === (dueOn <= today && isNow ? dueOn : on),
            isThere: there.some(({ id }) => id === row.id),
            isAtCheckup: on === booked,
          },
        ];
      }),
    ),
  );
}
