import type { PlannedVisit, VisitPlan } from '#contract/vaccines/visits.ts';
import { addDays, daysBetween, laterDay, type Day } from '#domain/time/day.ts';
import { openDayFrom } from '#domain/time/federal-holidays.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { GroupForecast } from '#domain/vaccines/assessment.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { MOTHER_HAD_RSV_VACCINE } from '#domain/vaccines/organize/patient.ts';
import { judgedDoses } from '#domain/vaccines/given/known-dose.ts';
import { mainForecast } from '#domain/vaccines/planned/main-forecast.ts';
import { plannedGroups, vaccineOn, type PlannedGroup } from '#domain/vaccines/planned/planned-group.ts';
import type { PlannedDose, PlannedProduct, PlannedVisit as Visit } from '#domain/vaccines/planner/plan.ts';
import type { Decision } from '#domain/vaccines/standing/status.ts';
import { isNamed } from '#domain/vaccines/planner/brands-data.ts';
import { planVisits } from '#domain/vaccines/planner/planner.ts';
import type { ForecastWords } from '#domain/vaccines/words/forecast/forecast-words.ts';
import { groupName } from '#domain/vaccines/words/names.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';
import { fill } from '#domain/vaccines/words/sentence.ts';
import { NOT_PLANNED, VISIT_LIMIT, VISIT_WAITS } from '#domain/vaccines/words/visit-sentences.ts';
import { assess } from './assessed.ts';
import { datedDoses } from './dated-doses.ts';
import { editionOfChild } from './edition-of-child.ts';
import { productTitle } from './product-title.ts';
import { judge, type Judged } from './judged.ts';
import { askDoctorFor, askedForIn, decidedIn, editionFor, patientOf, type PlannedChild } from './plan.ts';
import type { PlanData } from './plan-data.ts';
import { rowStatuses } from './row-status.ts';

const DAYS_AHEAD = 366;

/** Visits within a year, each on the earliest safe day for its doses. */
export function visitsReply(child: PlannedChild, facts: PlanData, today: Day): VisitPlan {
  const reading = { child, today };
  const groups = plannedGroups(routineSchedule());
  const inPlan = groups.filter(({ id }) => facts.rows.some(({ vaccine }) => vaccine === id));
  const decided = decidedIn(facts);
  const until = addDays(today, DAYS_AHEAD);
  const edition = editionOn(CURRENT_EDITION, today);
  const shown = new Set(inPlan.map(({ group }) => group));
  const notAtAll = inPlan.filter(({ id }) => isLeftOut(decided.get(id), until)).map(({ group }) => group);
  const patient = patientOf(child, facts, today);
  const known = datedDoses({ child, patient, authority: facts.plan.authority }, facts.doses, today);
  const plan = planVisits(
    {
      patient,
      doses: judgedDoses(routineSchedule(), known).map(({ given }) => given),
      motherHepatitisB: child.motherHepatitisB,
      editionOn: editionOfChild(child, { authority: facts.plan.authority, doses: known }),
      askDoctorOn: (on) => askDoctorFor(child, facts.plan.authority, on),
      wishes: {
        withoutGroups: [...edition.vaccineGroups.keys()].filter(
          (group) => !shown.has(group) || notAtAll.includes(group),
        ),
        notBefore: new Map(inPlan.flatMap(({ id, group }) => daysPutOff(group, decided.get(id)))),
        withGroups: [...askedForIn(facts.decisions)],
      },
    },
    today,
    until,
  );
  const numberOf = numbering(groups, facts.rows);
  const overdue = rowStatuses(facts, reading, assess(facts, reading)).filter(({ status }) => status === 'overdue');
  const isOverdue = (vaccineGroup: string, number: number) => {
    const id = groups.find(({ group }) => group === vaccineGroup)?.id;
    return overdue.some((row) => row.vaccine === id && row.number === number);
  };
  const nameOn = (vaccineGroup: string, on: Day) => {
    const group = groups.find((one) => one.group === vaccineGroup);
    return group ? vaccineOn(group, child.bornOn, on).shortName : groupName(vaccineNames, vaccineGroup).short;
  };
  const isContraindicated = plan.notPlanned.some(({ why }) => why === 'contraindicated');
  const judged = isContraindicated ? judge(facts, reading) : null;
  const textOfRow = (vaccineGroup: string) => {
    const main = judged ? mainForecast(judged.assessment.forecasts, vaccineGroup) : undefined;
    const words = judged && main?.status === 'contraindicated' ? wordsOf(main, judged) : undefined;
    return words && `${words.text}.`;
  };
  return {
    visits: plan.visits.map((visit, n) =>
      visitReply(visit, plan.visits[n - 1]?.on ?? null, { today, edition, numberOf, nameOn, isOverdue }),
    ),
    notPlanned: plan.notPlanned
      .filter(({ vaccineGroup }) => shown.has(vaccineGroup))
      .map(({ vaccineGroup, why, observation }) => {
        const id = groups.find(({ group }) => group === vaccineGroup)?.id ?? '';
        const shortName = nameOn(vaccineGroup, today);
        if (why === 'not-wanted') return { shortName, text: decidedText(decided.get(id)) };
        const said = why === 'contraindicated' ? textOfRow(vaccineGroup) : undefined;
        if (said === undefined) return { shortName, text: NOT_PLANNED[why] };
        return { shortName, text: observation === MOTHER_HAD_RSV_VACCINE ? said : `${said} Ask the doctor.` };
      }),
    edition: editionFor(today),
  };
}

function wordsOf({ vaccineGroup, seriesGroup }: GroupForecast, { ofGroups }: Judged): ForecastWords | undefined {
  return ofGroups.find((of) => of.vaccineGroup === vaccineGroup && of.seriesGroup === seriesGroup);
}

function isLeftOut(decided: Decision | undefined, lastDay: Day): boolean {
  if (decided?.decision === 'deferred') return decided.until === null || decided.until > lastDay;
  return decided?.decision === 'declined';
}

function daysPutOff(group: string, decided: Decision | undefined): (readonly [string, Day])[] {
  return decided?.decision === 'deferred' && decided.until !== null ? [[group, decided.until]] : [];
}

function decidedText(decided: Decision | undefined): string {
  if (decided?.decision === 'declined') return 'Declined.';
  return decided?.until ? `Put off until ${longDayText(decided.until)}.` : 'Put off.';
}

type VisitContext = {
  readonly today: Day;
  readonly edition: Edition;
  readonly numberOf: (vaccineGroup: string) => number;
  readonly nameOn: (vaccineGroup: string, on: Day) => string;
  readonly isOverdue: (vaccineGroup: string, number: number) => boolean;
};

function visitReply({ on, noLaterThan, products }: Visit, before: Day | null, context: VisitContext): PlannedVisit {
  const { today } = context;
  const doses = products.flatMap((product) => product.doses);
  return {
    on,
    noLaterThan,
    title: titleOf(on, before, today),
    why: isAtOnce(on, before, today) ? null : whyOn(on, doses, context),
    products: products.map((product) => productReply(product, on, context)),
  };
}

/** The first visit, if it is today or on the next day that is neither a Sunday nor a holiday. */
function isAtOnce(on: Day, before: Day | null, today: Day): boolean {
  return before === null && on <= openDayFrom(today);
}

function titleOf(on: Day, before: Day | null, today: Day): string {
  if (isAtOnce(on, before, today)) return 'As soon as you can';
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

function productReply(
  product: PlannedProduct,
  on: Day,
  { edition, numberOf, nameOn, isOverdue }: VisitContext,
): PlannedVisit['products'][number] {
  const given = product.choice === 'one' ? [product.product] : product.products;
  return {
    names: given.filter((one) => isNamed(one, product.doses)).map(({ cvx }) => productTitle(edition, cvx)),
    doses: product.doses.map(({ vaccineGroup }) => {
      const number = numberOf(vaccineGroup);
      return { shortName: nameOn(vaccineGroup, on), number, isOverdue: isOverdue(vaccineGroup, number) };
    }),
  };
}
