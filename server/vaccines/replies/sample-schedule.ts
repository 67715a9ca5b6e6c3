import type { SampleSchedule } from '#contract/vaccines/sample.ts';
import { visitMonthsOn, visitName } from '#domain/checkups/visit-of-age.ts';
import { day } from '#domain/time/day.ts';
import { authorities, published } from '#domain/vaccines/editions/editions-data.ts';
import type { KnownDose } from '#domain/vaccines/given/known-dose.ts';
import { childOnDay, planOfChild, type ChildOnDay } from '#domain/vaccines/planned/child-on-day.ts';
import { plannedGroups } from '#domain/vaccines/planned/planned-group.ts';
import { groupsOnDay, type GroupOnDay } from '#domain/vaccines/planned/rows-on-day.ts';
import type { PlanFacts, RecordedRow } from '#domain/vaccines/planned/vaccine-record.ts';
import { standingOf } from '#domain/vaccines/standing/dose-standing.ts';
import { vaccineSource } from './plan.ts';

const firstName = 'Maya';
const bornOn = day('2026-07-19');
const asOf = day('2026-11-21');
/** Later visits repeat what the ones before show. */
const lastMonths = 18;

/** A made-up girl's doses: what is given in the hospital and at two months, all of which count. */
const doses: readonly KnownDose[] = (
  [
    ['2026-07-19', '08'],
    ['2026-09-21', '08'],
    ['2026-09-21', '116'],
    ['2026-09-21', '120'],
    ['2026-09-21', '216'],
    ['2026-10-06', '306'],
  ] as const
).map(([givenOn, cvx], n) => ({ id: `dose ${n}`, givenOn: day(givenOn), cvx, vaccine: null }));

const facts: PlanFacts = {
  child: { bornOn, gender: 'female', motherRsvVaccine: false, motherHepatitisB: 'negative', birthWeightKg: 3.39 },
  authority: authorities()[0]?.id ?? '',
  doses,
  decided: new Map(),
  conditions: [],
};

/** The visits to 18 months, worked out like any child's; always the same object. */
export function sampleSchedule(): SampleSchedule {
  made ??= workedOut();
  return made;
}

let made: SampleSchedule | null = null;

function workedOut(): SampleSchedule {
  const [authority] = authorities();
  if (!authority) throw new Error('the vaccine data names no authority');
  const { id, title, label } = authority;
  return {
    firstName,
    bornOn,
    asOf,
    visits: visitsOf(onItsDay()),
    source: vaccineSource(),
    authority: { id, title, label: label ?? null },
  };
}

function onItsDay(): ChildOnDay {
  const rows = planOfChild(facts, published(), asOf).map(
    ({ vaccine, number, dose, due, isContraindicated }): RecordedRow => ({
      id: `${vaccine} ${number}`,
      vaccine,
      number,
      doseId: dose?.id ?? null,
      dueOn: due?.dueOn ?? null,
      windowEndsOn: due?.windowEndsOn ?? null,
      isNeeded: dose !== null || due !== null || isContraindicated,
    }),
  );
  const answered = { isPastOpen: false, hepatitisBAtBirth: 'yes', isMotherRsvAnswered: true, isTested: false } as const;
  return childOnDay({ ...facts, ...answered, rows, addedOn: bornOn, checkups: [] }, published(), asOf);
}

function visitsOf(child: ChildOnDay): SampleSchedule['visits'] {
  const groupOf = groupsOnDay(child);
  const rows = plannedGroups(child.published.schedule).flatMap((group) => dosesOf(groupOf(group)));
  const planned = rows.map(({ row }) => row);
  const shown = rows.filter(({ row, months }) => months <= lastMonths && row.status !== 'not-needed');
  const counted = doses.map(({ id }) => ({ id, verdicts: planned.map(({ vaccine }) => ({ vaccine, counts: true })) }));
  const visits = Map.groupBy(
    shown.toSorted((one, other) => one.months - other.months),
    ({ months }) => visitName(months),
  );
  return [...visits].map(([name, ofVisit]) => ({
    name,
    doses: ofVisit.map(({ row }) => {
      const { id, shortName, shownNumber, birthHours, isPrompt, windowEndsOn, lastDayOn } = row;
      const standing = standingOf(row, { planned, asOf, doses: counted });
      return { id, shortName, shownNumber, birthHours, isPrompt, windowEndsOn, lastDayOn, standing };
    }),
  }));
}

/** With the age, in months, of the checkup at which each was given, or for which the schedule has it. */
function dosesOf({ rows, recommended, onDay }: GroupOnDay) {
  return rows.map((recorded) => {
    const { dueOn, doseId, number } = recorded;
    const recommendedOn = recommended.get(number)?.on ?? null;
    const givenOn = doses.find(({ id }) => id === doseId)?.givenOn;
    const row = { ...onDay(recorded), doseId, recommendedOn };
    return { row, months: visitMonthsOn(givenOn ?? recommendedOn ?? dueOn ?? asOf, bornOn) };
  });
}
