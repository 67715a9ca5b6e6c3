import { laterDay, type Day } from '#domain/time/day.ts';
import { firstDayOf } from '#domain/time/month.ts';
import type { Assessment, Patient } from '../assessment.ts';
import { hepatitisBAges } from '../birth/hepatitis-b-at-birth.ts';
import type { ChildEdition, Edition } from '../edition.ts';
import { askDoctorOn, categoryOn, type CategoryOnDay } from '../editions/category-on.ts';
import { editionBy } from '../editions/edition-by.ts';
import type { Published } from '../editions/published.ts';
import { withRsvSecondSeason } from '../editions/rsv-antibody.ts';
import { withAges } from '../editions/with-ages.ts';
import { evaluateAndForecast } from '../engine.ts';
import { judgedDoses, type JudgedDose, type KnownDose } from '../given/known-dose.ts';
import { onLikelyDays } from '../given/likely-day.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import type { SeriesFacts } from '../standing/series-standing.ts';
import type { Trace } from '../trace/trace.ts';
import { editionOfPlan } from './edition-of-groups.ts';
import { observationsOf } from './noted-conditions.ts';
import { planOn } from './plan-on.ts';
import { plannedGroups } from './planned-group.ts';
import type { PlanRow } from './plan-rows.ts';
import { ofMother, type PlanFacts, type VaccineRecord } from './vaccine-record.ts';

/** A child with its doses as the engine knows them on a day, and what it says of them. */
export type ChildOnDay = {
  readonly record: VaccineRecord;
  readonly published: Published;
  /** For whoever reads; the assessment may be as of a later day, see `judgedOn`. */
  readonly today: Day;
  readonly edition: Edition;
  /** With all groups. */
  readonly editionOn: ChildEdition;
  readonly patient: Patient;
  /** All doses, those of a month on the days by which they are judged. */
  readonly dated: readonly KnownDose[];
  readonly judged: readonly JudgedDose[];
  readonly assessment: Assessment;
  /** The facts that decide whether a vaccine's series has ended. */
  readonly series: SeriesFacts;
};

/** @param trace is told each decision of the engine */
export function childOnDay(record: VaccineRecord, published: Published, today: Day, trace?: Trace): ChildOnDay {
  const { child } = record;
  const { schedule } = published;
  const asOf = judgedOn(record.doses, today);
  const { patient, dated, editionOn } = knownOn(record, published, asOf);
  const judged = judgedDoses(schedule, dated);
  const doses = judged.map(({ given }) => given);
  const edition = editionOfPlan(editionOn(asOf, doses), schedule, dated);
  const assessment = evaluateAndForecast(edition, patient, doses, asOf, trace);
  const noted = (patient.observations ?? []).map(({ code }) => code);
  const series = { assessment, doses, edition, noted, child };
  return { record, published, today, edition, editionOn, patient, dated, judged, assessment, series };
}

/** Today, or the day of a dose given where tomorrow has begun. */
export function judgedOn(doses: readonly Pick<KnownDose, 'givenOn' | 'givenIn'>[], today: Day): Day {
  const days = doses.flatMap(({ givenOn, givenIn }) => givenOn ?? (givenIn ? firstDayOf(givenIn) : []));
  return days.reduce(laterDay, today);
}

export function planOfChild(facts: PlanFacts, published: Published, today: Day): readonly PlanRow[] {
  const { patient, dated: doses, editionOn } = knownOn(facts, published, today);
  const { schedule } = published;
  const categoryOf = (group: string, on: Day) => categoryFor(facts, published, group, on);
  return planOn({ patient, doses, decided: facts.decided, schedule, editionOn, categoryOn: categoryOf }, today);
}

function knownOn(facts: PlanFacts, published: Published, on: Day): Pick<ChildOnDay, 'patient' | 'dated' | 'editionOn'> {
  const dated = datedDoses(facts, published, on);
  return { patient: patientOf(facts, published, on), dated, editionOn: editionOfChild(facts, published) };
}

/** Doses of a known month on the days by which they are judged. */
function datedDoses({ child, doses }: PlanFacts, published: Published, today: Day): readonly KnownDose[] {
  const { editionOn, schedule } = published;
  return onLikelyDays(editionOn(today), schedule, { bornOn: child.bornOn, today }, doses);
}

/**
 * The edition of a day, with the ages that differ for this child, the ages and doses that its authority names, and RSV
 * antibody of a second season as one dose from 8 months.
 */
function editionOfChild({ child, authority: id }: PlanFacts, { editionOn, authorities }: Published): ChildEdition {
  return (on, doses) => {
    const edition = editionBy(authorities, { id }, withRsvSecondSeason(editionOn(on)), ofMother(child), on);
    return withAges(edition, hepatitisBAges(child, doses, edition));
  };
}

/** With what is noted of the child and its mother, as of a day. */
export function patientOf(
  { child, conditions: noted }: Pick<PlanFacts, 'child' | 'conditions'>,
  { conditions }: Pick<Published, 'conditions'>,
  on: Day,
): Patient {
  const { bornOn, gender, motherRsvVaccine } = child;
  const fromMother = motherRsvVaccine ? [{ code: MOTHER_HAD_RSV_VACCINE }] : [];
  const observations = [...fromMother, ...observationsOf(conditions, noted, bornOn, on)];
  return { bornOn, sex: gender ?? 'unknown', observations };
}

/** Null when the authority does not list the group. */
export function categoryFor(
  { child, authority: id }: Pick<PlanFacts, 'child' | 'authority'>,
  { authorities }: Pick<Published, 'authorities'>,
  vaccineGroup: string,
  on: Day,
): CategoryOnDay | null {
  return categoryOn(authorities, { id }, vaccineGroup, ofMother(child), on);
}

/** Whether the authority begins a vaccine at another age than the schedule. */
export function isBegunByList({ record, published, today }: ChildOnDay, vaccineGroup: string): boolean {
  return categoryFor(record, published, vaccineGroup, today)?.isNoteOfFirst ?? false;
}

/** The vaccine groups that the authority leaves to parents and doctor on a day. */
export function askDoctorFor(
  { child, authority: id }: Pick<PlanFacts, 'child' | 'authority'>,
  { authorities }: Pick<Published, 'authorities'>,
  on: Day,
): ReadonlySet<string> {
  return askDoctorOn(authorities, { id }, ofMother(child), on);
}

/** The vaccine groups that a parent asked for. */
export function askedForIn(
  { decided }: Pick<PlanFacts, 'decided'>,
  { schedule }: Pick<Published, 'schedule'>,
): ReadonlySet<string> {
  const wanted = plannedGroups(schedule).filter(({ id }) => decided.get(id)?.decision === 'wanted');
  return new Set(wanted.map(({ group }) => group));
}
