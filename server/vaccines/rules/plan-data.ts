import type { Day } from '#domain/time/day.ts';
import { published } from '#domain/vaccines/editions/editions-data.ts';
import { childOnDay, judgedOn, type ChildOnDay } from '#domain/vaccines/planned/child-on-day.ts';
import { plannedDays, type PlannedDay } from '#domain/vaccines/planned/planned-days.ts';
import type { PlanFacts, PlannedChild, RecordedRow, VaccineRecord } from '#domain/vaccines/planned/vaccine-record.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';
import { childInWords, type ChildInWords } from '#domain/vaccines/words/plan/child-in-words.ts';
import { madeOn, type Made } from '#server/db/entry.ts';
import { isFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { clearWithOthers } from '#server/http/kept-answers.ts';
import { LruCache } from '#server/lru-cache.ts';
import { knownDose, type Recorded } from './dose.ts';
import { isNotGiven } from './not-given.ts';

/** What is stored of a child's vaccines. */
export type PlanData = {
  readonly child: PlannedChild;
  readonly plan: Tables['vaccine_plans'] & Made;
  readonly doses: readonly Tables['doses'][];
  readonly rows: readonly Tables['planned_doses'][];
  readonly decisions: readonly Tables['vaccine_decisions'][];
  readonly conditions: readonly (Tables['vaccine_conditions'] & Made)[];
  readonly checkups: VaccineRecord['checkups'];
};

/** What is stored as the domain knows it. */
export function recordOf(data: PlanData): VaccineRecord {
  const { plan } = data;
  return {
    ...planFacts({ ...data, authority: plan.authority }),
    rows: data.rows.map((row) => rowOf(row, data.rows)),
    addedOn: madeOn(plan),
    isPastOpen: isFlag(plan.past_open),
    hepatitisBAtBirth: plan.hepatitis_b_at_birth,
    isMotherRsvAnswered: isFlag(plan.mother_rsv_answered),
    isTested: plan.blood_test_at !== null,
    checkups: data.checkups,
  };
}

/** In doses and rows: one child with the most of them, or some twenty others. Ours. */
const MOST_IN_WORDS = 2000;
const inWords = new LruCache<ChildInWords>(MOST_IN_WORDS);
clearWithOthers(inWords);

export function onDay(data: PlanData, today: Day): ChildOnDay {
  const record = recordOf(data);
  return inWords.get(keyOf(record, today)) ?? childOnDay(record, published(), today);
}

/** By the next visits, which are planned as of the day of a dose where tomorrow has begun for another parent. */
export function plannedDaysOn(data: PlanData, of: ChildOnDay): ReadonlyMap<string, PlannedDay> {
  const asOf = judgedOn(data.doses.map(knownDose), of.today);
  return plannedDays(asOf === of.today ? of : onDay(data, asOf));
}

/** Kept for a while: after a change, the plan's page asks for it and the next visits as well. */
export function inWordsOn(data: PlanData, today: Day): ChildInWords {
  const record = recordOf(data);
  const key = keyOf(record, today);
  const kept = inWords.get(key) ?? childInWords(record, published(), vaccineNames, today);
  inWords.set(key, kept, record.doses.length + record.rows.length);
  return kept;
}

function keyOf(record: VaccineRecord, today: Day): string {
  return JSON.stringify([record, [...record.decided], today]);
}

export type StoredFacts = Pick<PlanFacts, 'child' | 'authority'> & {
  readonly doses: readonly Recorded[];
  readonly decisions: readonly Pick<Tables['vaccine_decisions'], 'vaccine' | 'decision' | 'until_on'>[];
  readonly conditions: readonly (Pick<Tables['vaccine_conditions'], 'id'> & Made)[];
};

export function planFacts({ child, authority, doses, decisions, conditions }: StoredFacts): PlanFacts {
  return {
    child,
    authority,
    doses: doses.map(knownDose),
    decided: new Map(decisions.map(({ vaccine, decision, until_on: until }) => [vaccine, { decision, until }])),
    conditions: conditions.map((noted) => ({ id: noted.id, notedOn: madeOn(noted) })),
  };
}

function rowOf(row: Tables['planned_doses'], rows: PlanData['rows']): RecordedRow {
  const { id, vaccine, number, dose_id: doseId, due_on: dueOn, window_ends_on: windowEndsOn } = row;
  const isNeeded = isFlag(row.is_needed);
  return { id, vaccine, number, doseId, dueOn, windowEndsOn, isNeeded, isNotGiven: isNotGiven(row, rows) };
}
