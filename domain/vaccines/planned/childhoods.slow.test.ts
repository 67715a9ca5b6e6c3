import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { currentEditionOn, ofProduct, ofVaccine, planInput, plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { routineSchedule } from '../editions/editions-data.ts';
import { evaluateAndForecast } from '../engine.ts';
import { judgedDoses, type KnownDose } from '../given/known-dose.ts';
import { planOn, type PlanInput } from './plan-on.ts';
import type { PlanRow } from './plan-rows.ts';
import { plannedGroups, vaccineOn } from './planned-group.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import { whyMoved, type VaccineOnDay } from '#testing/vaccines/why-moved.ts';

/** How a family follows the plan: the dose given on a day for a vaccine's first open row. */
type Habit = (row: PlanRow & { readonly due: { readonly dueOn: Day } }, on: Day, bornOn: Day) => KnownDose[];

const daysLate =
  (days: number): Habit =>
  ({ vaccine, due }, on, bornOn) =>
    addDays(due.dueOn, days) <= on ? ofProduct(vaccineOn(plannedGroup(vaccine), bornOn, on).plannedWith, on) : [];
const onTime = daysLate(0);
const sixMonthsLate: Habit = ({ vaccine, due }, on) => (addMonths(due.dueOn, 6) <= on ? ofVaccine(vaccine, on) : []);
const hepatitisBOnly: Habit = (row, on, bornOn) => (row.vaccine === 'hepb' ? onTime(row, on, bornOn) : []);
const twoOfEach: Habit = (row, on, bornOn) =>
  row.number <= 2 && row.vaccine !== 'var' ? daysLate(30)(row, on, bornOn) : [];

const groups = plannedGroups(routineSchedule());

/** The first open row of each vaccine. */
function firstWaiting(rows: readonly PlanRow[]) {
  const waiting = rows.flatMap((row) => (row.due ? [{ ...row, due: row.due }] : []));
  return [...Map.groupBy(waiting, ({ vaccine }) => vaccine).values()].flatMap(([first]) => first ?? []);
}

function vaccinesOn(input: PlanInput, rows: readonly PlanRow[], on: Day): ReadonlyMap<string, VaccineOnDay> {
  const given = judgedDoses(input.schedule, input.doses).map((dose) => dose.given);
  const { forecasts } = evaluateAndForecast(currentEditionOn(on), input.patient, given, on);
  const byVaccine = Map.groupBy(rows, ({ vaccine }) => vaccine);
  return new Map(
    groups.map(({ id, group, isSeasonal }) => {
      const of = { forecast: mainForecast(forecasts, group), category: input.categoryOn(group, on) };
      return [id, { on, isSeasonal, given: input.doses, rows: byVaccine.get(id) ?? [], ...of }];
    }),
  );
}

function textOf(row: PlanRow | undefined): string {
  if (!row) return 'no row';
  if (row.dose) return `given ${row.dose.givenOn}`;
  return row.due ? `due ${row.due.dueOn}, window to ${row.due.windowEndsOn}` : 'not needed';
}

/** Rows that changed since the day before for no reason a family would know. */
function unexplained(before: ReadonlyMap<string, VaccineOnDay>, now: ReadonlyMap<string, VaccineOnDay>): string[] {
  return [...now].flatMap(([vaccine, today]) => {
    const yesterday = before.get(vaccine) ?? today;
    const numbers = new Set([...yesterday.rows, ...today.rows].map(({ number }) => number));
    return [...numbers].flatMap((number) => {
      const [was, is] = [yesterday, today].map(({ rows }) => textOf(rows.find((row) => row.number === number)));
      if (was === is || whyMoved(yesterday, today, number)) return [];
      return [`${vaccine} ${number} on ${today.on}: ${was} -> ${is}`];
    });
  });
}

/** Walks a childhood from birth to the sixth birthday, day by day in its first two years, then week by week. */
function walk(bornOn: Day, authority: string, habit: Habit) {
  let input = planInput(bornOn, [], { authority });
  let before: (() => ReadonlyMap<string, VaccineOnDay>) | undefined;
  let told = '';
  const moved: string[] = [];
  for (let on = bornOn; on <= addMonths(bornOn, 72); on = addDays(on, on < addMonths(bornOn, 24) ? 1 : 7)) {
    let rows = planOn(input, on);
    const given = firstWaiting(rows).flatMap((row) => habit(row, on, bornOn));
    if (given.length > 0) {
      input = { ...input, doses: [...input.doses, ...given] };
      rows = planOn(input, on);
    }
    const known = input;
    const now = () => vaccinesOn(known, rows, on);
    const telling = rows.map((row) => `${row.vaccine} ${row.number} ${textOf(row)}`).join();
    if (before && telling !== told) moved.push(...unexplained(before(), now()));
    [before, told] = [now, telling];
  }
  return { moved, doses: input.doses };
}

describe('[VAX-01] no row of a plan is added, removed or moved overnight without a cause that the family can see', () => {
  test.each([
    { what: 'everything is given on its day', bornOn: '2026-01-15', authority: 'cdc', habit: onTime, doses: 37 },
    {
      what: 'every dose comes six months late',
      bornOn: '2026-11-20',
      authority: 'cdc',
      habit: sixMonthsLate,
      doses: 28,
    },
    {
      what: 'hepatitis B is all that is given',
      bornOn: '2024-02-29',
      authority: 'aap-2026',
      habit: hepatitisBOnly,
      doses: 3,
    },
    {
      what: 'two doses of each are given a month late, of varicella none',
      bornOn: '2025-10-05',
      authority: 'cdc',
      habit: twoOfEach,
      doses: 19,
    },
  ])('$what', ({ bornOn, authority, habit, doses }) => {
    const childhood = walk(day(bornOn), authority, habit);
    expect(childhood.moved).toEqual([]);
    expect(childhood.doses).toHaveLength(doses);
  });
});
