import type { PlannedVisit, VisitPlan } from '#contract/vaccines/visits.ts';
import { addDays, daysBetween, type Day } from '#domain/time/day.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { judgedDoses } from '#domain/vaccines/planned/known-dose.ts';
import { plannedGroups, vaccineOn, type PlannedGroup } from '#domain/vaccines/planned/planned-group.ts';
import type { PlannedDose, PlannedProduct, PlannedVisit as Visit } from '#domain/vaccines/planner/plan.ts';
import type { Decision } from '#domain/vaccines/planned/status.ts';
import { planVisits } from '#domain/vaccines/planner/planner.ts';
import { groupName } from '#domain/vaccines/words/names.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';
import { NOT_PLANNED, VISIT_LIMIT } from '#domain/vaccines/words/visit-sentences.ts';
import { datedDoses } from './dose.ts';
import { editionOfChild } from './edition-of-child.ts';
import { productTitle } from './product-title.ts';
import { askDoctorFor, decidedIn, editionFor, patientOf, type PlannedChild } from './plan.ts';
import { rowStatuses, type PlanData } from './row-status.ts';

const DAYS_AHEAD = 366;

/** Visits within a year, each on the earliest safe day for its doses. */
export function visitsReply(child: PlannedChild, facts: PlanData, today: Day): VisitPlan {
  const groups = plannedGroups(routineSchedule());
  const inPlan = groups.filter(({ id }) => facts.rows.some(({ vaccine }) => vaccine === id));
  const decided = decidedIn(facts);
  const until = addDays(today, DAYS_AHEAD);
  const edition = editionOn(CURRENT_EDITION, today);
  const shown = new Set(inPlan.map(({ group }) => group));
  const notAtAll = inPlan.filter(({ id }) => isLeftOut(decided.get(id), until)).map(({ group }) => group);
  const wanted = inPlan.filter(({ id }) => decided.get(id)?.decision === 'wanted');
  const plan = planVisits(
    {
      patient: patientOf(child, facts, today),
      doses: judgedDoses(routineSchedule(), datedDoses(child, facts.doses, today)).map(({ given }) => given),
      editionOn: editionOfChild(child, facts),
      askDoctorOn: (on) => askDoctorFor(child, facts.plan.authority, on),
      wishes: {
        withoutGroups: [...edition.vaccineGroups.keys()].filter(
          (group) => !shown.has(group) || notAtAll.includes(group),
        ),
        notBefore: new Map(inPlan.flatMap(({ id, group }) => daysPutOff(group, decided.get(id)))),
        withGroups: wanted.map(({ group }) => group),
      },
    },
    today,
    until,
  );
  const numberOf = numbering(groups, facts.rows);
  const overdue = rowStatuses(facts, { child, today }).filter(({ status }) => status === 'overdue');
  const isOverdue = (vaccineGroup: string, number: number) => {
    const id = groups.find(({ group }) => group === vaccineGroup)?.id;
    return overdue.some((row) => row.vaccine === id && row.number === number);
  };
  const nameOn = (vaccineGroup: string, on: Day) => {
    const group = groups.find((one) => one.group === vaccineGroup);
    return group ? vaccineOn(group, child.bornOn, on).shortName : groupName(vaccineNames, vaccineGroup).short;
  };
  return {
    visits: plan.visits.map((visit, n) =>
      visitReply(visit, plan.visits[n - 1]?.on ?? null, { today, edition, numberOf, nameOn, isOverdue }),
    ),
    notPlanned: plan.notPlanned
      .filter(({ vaccineGroup }) => shown.has(vaccineGroup))
      .map(({ vaccineGroup, why }) => {
        const id = groups.find(({ group }) => group === vaccineGroup)?.id ?? '';
        const text = why === 'not-wanted' ? decidedText(decided.get(id)) : NOT_PLANNED[why];
        return { shortName: nameOn(vaccineGroup, today), text };
      }),
    edition: editionFor(today),
  };
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
  const { today, nameOn } = context;
  const doses = products.flatMap((product) => product.doses);
  return {
    on,
    noLaterThan,
    title: titleOf(on, before, today),
    why: on <= today ? null : whyOn(on, doses, nameOn),
    products: products.map((product) => productReply(product, on, context)),
  };
}

function titleOf(on: Day, before: Day | null, today: Day): string {
  if (on <= today) return 'As soon as you can';
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

function whyOn(on: Day, doses: readonly PlannedDose[], nameOn: VisitContext['nameOn']): string | null {
  const decides = doses.find((dose) => dose.opensOn === on) ?? doses[0];
  if (!decides) return null;
  return `${nameOn(decides.vaccineGroup, on)}: ${VISIT_LIMIT[decides.why.limit]}, from ${longDayText(decides.why.on)}.`;
}

function productReply(
  product: PlannedProduct,
  on: Day,
  { edition, numberOf, nameOn, isOverdue }: VisitContext,
): PlannedVisit['products'][number] {
  const given = product.choice === 'one' ? [product.product] : product.products;
  return {
    names: given.map(({ cvx }) => productTitle(edition, cvx)),
    doses: product.doses.map(({ vaccineGroup }) => {
      const number = numberOf(vaccineGroup);
      return { shortName: nameOn(vaccineGroup, on), number, isOverdue: isOverdue(vaccineGroup, number) };
    }),
  };
}
