import type { Day } from '#domain/time/day.ts';
import { published } from '#domain/vaccines/editions/editions-data.ts';
import { childOnDay, planOfChild, type ChildOnDay } from '#domain/vaccines/planned/child-on-day.ts';
import type { PlanFacts, PlannedChild, VaccineRecord } from '#domain/vaccines/planned/vaccine-record.ts';
import type { Decision } from '#domain/vaccines/standing/planned-status.ts';

type Facts = Partial<PlannedChild> & {
  readonly bornOn: Day;
  readonly authority?: string;
  readonly doses?: PlanFacts['doses'];
  readonly decided?: Readonly<Record<string, Decision>>;
  /** Ids, noted at birth. */
  readonly conditions?: readonly string[];
};

/** Of a girl about whom nothing is noted, unless it is given. */
export function planFacts({
  authority = 'cdc',
  doses = [],
  decided = {},
  conditions = [],
  ...child
}: Facts): PlanFacts {
  return {
    child: { gender: 'female', motherRsvVaccine: null, motherHepatitisB: null, birthWeightKg: null, ...child },
    authority,
    doses,
    decided: new Map(Object.entries(decided)),
    conditions: conditions.map((id) => ({ id, notedOn: child.bornOn })),
  };
}

/** With the rows of its plan of a day; added at birth, with nothing left to answer. */
function vaccineRecord(of: Facts, today: Day, answers: Partial<VaccineRecord> = {}): VaccineRecord {
  const facts = planFacts(of);
  const rows = planOfChild(facts, published(), today).map(({ vaccine, number, dose, due, isContraindicated }) => ({
    id: `${vaccine} ${number}`,
    vaccine,
    number,
    doseId: dose?.id ?? null,
    dueOn: due?.dueOn ?? null,
    windowEndsOn: due?.windowEndsOn ?? null,
    isNeeded: dose !== null || due !== null || isContraindicated,
  }));
  return {
    ...facts,
    rows,
    addedOn: of.bornOn,
    isPastOpen: false,
    hepatitisBAtBirth: null,
    isMotherRsvAnswered: false,
    isTested: false,
    checkups: [],
    ...answers,
  };
}

export function plannedChildOn(of: Facts, today: Day, answers: Partial<VaccineRecord> = {}): ChildOnDay {
  return childOnDay(vaccineRecord(of, today, answers), published(), today);
}
