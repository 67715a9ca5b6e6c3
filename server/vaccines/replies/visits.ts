import type { PlannedVisit, VisitPlan } from '#contract/vaccines/visits.ts';
import { addDays, daysBetween, laterDay, type Day } from '#domain/time/day.ts';
import { openDayFrom } from '#domain/time/federal-holidays.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { GroupForecast } from '#domain/vaccines/assessment.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { MOTHER_HAD_RSV_VACCINE } from '#domain/vaccines/organize/patient.ts';
import { mainForecast } from '#domain/vaccines/standing/main-forecast.ts';
import { plannedGroups, vaccineOn, type PlannedGroup } from '#domain/vaccines/planned/planned-group.ts';
import { visitWishes } from '#domain/vaccines/planned/visit-wishes.ts';
import type {
  NotPlanned,
  PlannedDose,
  PlannedProduct,
  PlannedVisit as Visit,
  VisitPlan as Plan,
} from '#domain/vaccines/planner/plan.ts';
import { askedFirst } from '#domain/vaccines/standing/asked-first.ts';
import { isAskedAbout, seriesStanding } from '#domain/vaccines/standing/series-standing.ts';
import type { Decision } from '#domain/vaccines/standing/status.ts';
import { UNDERGOING_CHEMOTHERAPY } from '#domain/vaccines/standing/during-chemotherapy.ts';
import { isNamed } from '#domain/vaccines/planner/brands-data.ts';
import { planVisits } from '#domain/vaccines/planner/planner.ts';
import { NEXT } from '#domain/vaccines/words/forecast/forecast-sentences.ts';
import { groupName } from '#domain/vaccines/words/names.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';
import { fill } from '#domain/vaccines/words/sentence.ts';
import { NOT_PLANNED, VISIT_LIMIT, VISIT_WAITS } from '#domain/vaccines/words/visit-sentences.ts';
import { editionOfChild } from '../rules/edition-of-child.ts';
import { assess, seriesFactsOf, type Assessed } from '../rules/assessed.ts';
import { judge, type Judged } from '../rules/judged.ts';
import { askDoctorFor, decidedIn, editionFor, notedTitles, type PlannedChild } from '../rules/plan.ts';
import type { PlanData, Reading } from '../rules/plan-data.ts';
import { productTitle } from '../rules/product-title.ts';
import { rowStatuses, type RowToday } from '../rules/row-status.ts';

const DAYS_AHEAD = 366;

/** Visits within a year, each on the earliest safe day for its doses. */
export function visitsReply(child: PlannedChild, facts: PlanData, today: Day): VisitPlan {
  const assessed = assess(facts, { child, today });
  const groups = plannedGroups(routineSchedule());
  const inPlan = groups.filter(({ id }) => facts.rows.some(({ vaccine }) => vaccine === id));
  const plan = planIn(facts, { child, today }, assessed, inPlan);
  const context = { today, groups, nameOn: naming(groups, child), decided: decidedIn(facts) };
  const edition = editionOn(CURRENT_EDITION, today);
  const isDoctorAsked = (assessed.patient.observations ?? []).some(({ code }) => code === UNDERGOING_CHEMOTHERAPY);
  const numberOf = numbering(groups, facts.rows);
  const rowOf = rowsIn(facts, { child, today }, assessed, groups);
  const textOfRow = textsOfRows(facts, { child, today }, assessed);
  const left = [...plan.notPlanned.filter(isOfToday(assessed)), ...askedForMore(inPlan, assessed, child)];
  return {
    visits: plan.visits.map((visit, n) =>
      visitReply(visit, plan.visits[n - 1]?.on ?? null, { ...context, edition, numberOf, rowOf, isDoctorAsked }),
    ),
    notPlanned: left
      .filter(({ vaccineGroup }) => inPlan.some(({ group }) => group === vaccineGroup))
      .map((one) => notPlannedReply(one, { ...context, textOfRow })),
    edition: editionFor(today),
  };
}

function planIn(
  facts: PlanData,
  { child, today }: Reading,
  { patient, dated, judged }: Assessed,
  inPlan: readonly PlannedGroup[],
): Plan {
  const { authority } = facts.plan;
  const until = addDays(today, DAYS_AHEAD);
  const { vaccineGroups } = editionOn(CURRENT_EDITION, today);
  const request = {
    patient,
    doses: judged.map(({ given }) => given),
    motherHepatitisB: child.motherHepatitisB,
    editionOn: editionOfChild(child, { authority, doses: dated }),
    askDoctorOn: (on: Day) => askDoctorFor(child, authority, on),
    wishes: visitWishes(inPlan, [...vaccineGroups.keys()], decidedIn(facts), until),
  };
  return planVisits(request, today, until);
}

function rowsIn(
  facts: PlanData,
  reading: Reading,
  assessed: Assessed,
  groups: readonly PlannedGroup[],
): VisitContext['rowOf'] {
  const rows = rowStatuses(facts, reading, assessed);
  return (vaccineGroup, number) => {
    const id = groups.find(({ group }) => group === vaccineGroup)?.id;
    return rows.find((row) => row.vaccine === id && row.number === number);
  };
}

function naming(groups: readonly PlannedGroup[], { bornOn }: PlannedChild): VisitContext['nameOn'] {
  return (vaccineGroup, on) => {
    const group = groups.find((one) => one.group === vaccineGroup);
    return group ? vaccineOn(group, bornOn, on).shortName : groupName(vaccineNames, vaccineGroup).short;
  };
}

/** Leaves out a dose that a doctor is asked about only at a later age: until then the vaccine reads complete. */
function isOfToday({ assessment: { forecasts } }: Assessed): (left: NotPlanned) => boolean {
  return ({ vaccineGroup, why }) => why !== 'ask-first' || mainForecast(forecasts, vaccineGroup)?.status !== 'complete';
}

/** Vaccines of which no dose is due, while a doctor is asked whether more are needed. */
function askedForMore(groups: readonly PlannedGroup[], assessed: Assessed, child: PlannedChild): NotPlanned[] {
  const facts = seriesFactsOf(assessed, child);
  return groups.flatMap(({ group: vaccineGroup }) => {
    const main = mainForecast(assessed.assessment.forecasts, vaccineGroup);
    const isAsked = main !== undefined && isAskedAbout(seriesStanding(facts, main));
    return isAsked ? [{ vaccineGroup, why: 'ask-first' as const, observation: null }] : [];
  });
}

type TextOfRow = (left: NotPlanned) => string | null;

/** What a vaccine's rows say if it is not to be given, or only after asking a doctor; null otherwise. */
function textsOfRows(data: PlanData, reading: Reading, assessed: Assessed): TextOfRow {
  const { assessment } = assessed;
  const facts = seriesFactsOf(assessed, reading.child);
  // Only where it is asked for: the words of every dose take as long as the visits.
  let inWords: Judged | null = null;
  const isAsked = (main: GroupForecast) =>
    isAskedAbout(seriesStanding(facts, main)) || (main.status === 'not-complete' && askedFirst(facts, main) !== null);
  const titles = notedTitles(reading.child, data.conditions, assessment.asOf);
  return ({ vaccineGroup, why, observation }) => {
    const main = mainForecast(assessment.forecasts, vaccineGroup);
    if (main === undefined || why === 'ask-your-doctor' || why === 'no-product') return null;
    if (why === 'contraindicated' && main.status !== 'contraindicated') {
      const title = titles.get(observation ?? '');
      return title === undefined ? null : `${fill(NEXT.contraindicated.text, { fact: `“${title}”` })}.`;
    }
    if (why === 'ask-first' && !isAsked(main)) return null;
    inWords ??= judge(data, reading);
    const words = inWords.ofGroups.find(
      (of) => of.vaccineGroup === vaccineGroup && of.seriesGroup === main.seriesGroup,
    );
    return words ? `${words.text}.` : null;
  };
}

type NotPlannedContext = Pick<VisitContext, 'today' | 'nameOn'> & {
  readonly groups: readonly PlannedGroup[];
  readonly decided: ReadonlyMap<string, Decision>;
  readonly textOfRow: TextOfRow;
};

function notPlannedReply(
  left: NotPlanned,
  { today, groups, nameOn, decided, textOfRow }: NotPlannedContext,
): VisitPlan['notPlanned'][number] {
  const { vaccineGroup, why, observation } = left;
  const id = groups.find(({ group }) => group === vaccineGroup)?.id ?? '';
  const shortName = nameOn(vaccineGroup, today);
  if (why === 'not-wanted') return { shortName, text: decidedText(decided.get(id)) };
  const said = textOfRow(left);
  if (said === null) return { shortName, text: NOT_PLANNED[why] };
  const isSaid = why === 'ask-first' || observation === MOTHER_HAD_RSV_VACCINE;
  return { shortName, text: isSaid ? said : `${said} Ask the doctor.` };
}

function decidedText(decided: Decision | undefined): string {
  if (decided?.decision === 'declined') return 'Declined.';
  return decided?.until ? `Put off until ${longDayText(decided.until)}.` : 'Put off.';
}

type VisitContext = {
  /** When any shot may be given. */
  readonly isDoctorAsked: boolean;
  readonly today: Day;
  readonly edition: Edition;
  readonly numberOf: (vaccineGroup: string) => number;
  readonly nameOn: (vaccineGroup: string, on: Day) => string;
  readonly rowOf: (vaccineGroup: string, number: number) => RowToday | undefined;
};

function visitReply({ on, noLaterThan, products }: Visit, before: Day | null, context: VisitContext): PlannedVisit {
  const { today } = context;
  const doses = products.flatMap((product) => product.doses);
  const given = products.map((product) => ({ product, rows: rowsOf(product, context) }));
  const isLate = given.some(({ rows }) => rows.some(({ row }) => row?.isOfEarlierAge));
  return {
    on,
    noLaterThan: isLate ? on : noLaterThan,
    title: titleOf(on, before, context),
    why: isAtOnce(on, before, today) ? null : whyOn(on, doses, context),
    products: given.map(({ product, rows }) => productReply(product, rows, on, context)),
  };
}

/** The first visit, if it is today or on the next day that is neither a Sunday nor a holiday. */
function isAtOnce(on: Day, before: Day | null, today: Day): boolean {
  return before === null && on <= openDayFrom(today);
}

function titleOf(on: Day, before: Day | null, { today, isDoctorAsked }: VisitContext): string {
  if (isAtOnce(on, before, today)) return isDoctorAsked ? 'As soon as the doctor agrees' : 'As soon as you can';
  const days = daysBetween(before ?? today, on);
  const weeks = Math.floor(days / 7);
  const span = weeks < 1 ? `${days} ${days === 1 ? 'day' : 'days'}` : `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
  return before === null ? `In ${span}` : `${span} later`;
}

/** Call once per dose, in order. */
function numbering(groups: readonly PlannedGroup[], rows: PlanData['rows']): VisitContext['numberOf'] {
  const last = new Map<string, number>();
  const filled = (group: string) => {
    const id = groups.find((one) => one.group === group)?.id;
    return rows.filter((row) => row.vaccine === id && row.dose_id !== null).length;
  };
  return (group) => {
    const number = (last.get(group) ?? filled(group)) + 1;
    last.set(group, number);
    return number;
  };
}

function whyOn(on: Day, doses: readonly PlannedDose[], { today, nameOn }: VisitContext): string | null {
  const [first, ...others] = doses;
  if (!first) return null;
  const decides = others.reduce((last, dose) => (dose.opensOn > last.opensOn ? dose : last), first);
  const why = `${nameOn(decides.vaccineGroup, on)}: ${VISIT_LIMIT[decides.why.limit]}, from ${longDayText(decides.why.on)}.`;
  return [why, ...waitText(on, doses, { today, nameOn })].join(' ');
}

function waitText(on: Day, doses: readonly PlannedDose[], { today, nameOn }: Pick<VisitContext, 'today' | 'nameOn'>) {
  const waiting = doses.filter(({ waitsFor }) => waitsFor.length > 0);
  const byDay = Map.groupBy(waiting, ({ opensOn }) => laterDay(opensOn, today));
  return [...byDay].map(([from, of]) => {
    const names = of.map(({ vaccineGroup }) => nameOn(vaccineGroup, on));
    return fill(VISIT_WAITS, { doses: names.join(', '), date: longDayText(from) });
  });
}

type DoseOfRow = { readonly vaccineGroup: string; readonly number: number; readonly row: RowToday | undefined };

function rowsOf({ doses }: PlannedProduct, { numberOf, rowOf }: VisitContext): readonly DoseOfRow[] {
  return doses.map(({ vaccineGroup }) => {
    const number = numberOf(vaccineGroup);
    return { vaccineGroup, number, row: rowOf(vaccineGroup, number) };
  });
}

function productReply(
  product: PlannedProduct,
  doses: readonly DoseOfRow[],
  on: Day,
  { edition, nameOn }: VisitContext,
): PlannedVisit['products'][number] {
  const given = product.choice === 'one' ? [product.product] : product.products;
  return {
    names: given.filter((one) => isNamed(one, product.doses)).map(({ cvx }) => productTitle(edition, cvx)),
    doses: doses.map(({ vaccineGroup, number, row }) => {
      return { shortName: nameOn(vaccineGroup, on), number, isOverdue: row?.status === 'overdue' };
    }),
  };
}
