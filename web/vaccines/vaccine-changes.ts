import type { QueryClient } from '@tanstack/react-query';
import type { Input } from '#contract/endpoint.ts';
import { type Vaccine, type VaccineDecision, type VaccinePlan } from '#contract/vaccines.ts';
import {
  chooseVaccineAuthority,
  decideVaccine,
  markBloodTest,
  noteVaccineConditions,
  undecideVaccine,
} from '#contract/vaccines/changes.ts';
import { forChild } from '#web/client/text/for-child.ts';
import { call } from '#web/client/calls/call.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { putAnswer } from '#web/client/calls/put-answer.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { isOther } from '#web/client/calls/refreshed-if-other.ts';
import { runChange, type Change } from '#web/client/calls/use-change.ts';
import { offerUndo, takenBack } from '#web/ui/toast/offer-undo.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { refreshPlan, vaccinePlanQuery, visitPlanQuery } from './data.ts';

const DONE = 'Vaccine record updated';
const FAILED = 'Update failed';

type Decided = { readonly vaccine: string; readonly body: Input<typeof decideVaccine>['body'] };
type SeenDecision = Pick<VaccineDecision, 'vaccine' | 'version'>;
type PlannedAgain = SeenDecision & Pick<Vaccine, 'isRoutine'>;
type NotedConditions = Input<typeof noteVaccineConditions>['body'];
type Authority = { readonly authority: string; readonly version: number };

export function decidingVaccine(client: QueryClient, childId: string): Change<VaccinePlan, Decided> {
  const send = ({ vaccine, body }: Decided) => call(decideVaccine, { params: { childId, vaccine }, body });
  return changingPlan(client, childId, send, ({ vaccine }, plan, before) => decided(client, vaccine, plan, before));
}

export function undecidingVaccine(client: QueryClient, childId: string): Change<VaccinePlan, SeenDecision> {
  const send = ({ vaccine, version }: SeenDecision) =>
    call(undecideVaccine, { params: { childId, vaccine }, body: { version } });
  return changingPlan(client, childId, send, ({ vaccine }, plan, before) => decided(client, vaccine, plan, before));
}

export function planningAgain(client: QueryClient, childId: string): Change<VaccinePlan, PlannedAgain> {
  const send = ({ vaccine, version, isRoutine }: PlannedAgain) => {
    const params = { childId, vaccine };
    return isRoutine
      ? call(undecideVaccine, { params, body: { version } })
      : call(decideVaccine, { params, body: { decision: 'wanted', version } });
  };
  return changingPlan(client, childId, send, ({ vaccine }, plan, before) => decided(client, vaccine, plan, before));
}

function decided(client: QueryClient, vaccine: string, plan: VaccinePlan, before: VaccinePlan | undefined): Told {
  const of = (one: VaccinePlan | undefined) => one?.decisions.find((decision) => decision.vaccine === vaccine);
  const [was, now] = [of(before), of(plan)];
  const { childId } = plan;
  const name =
    plan.planned.find((row) => row.vaccine === vaccine)?.name ??
    before?.planned.find((row) => row.vaccine === vaccine)?.name;
  const undo = () => {
    if (!was) return now && again(client, childId, undecidingVaccine, { vaccine, version: now.version });
    const { decision, until, reason } = was;
    const body = { decision, until, reason, version: now?.version ?? null };
    return again(client, childId, decidingVaccine, { vaccine, body });
  };
  return { about: name, undo: (was ?? now) && undo };
}

export function choosingAuthority(client: QueryClient, childId: string): Change<VaccinePlan, Authority> {
  const send = (body: Authority) => call(chooseVaccineAuthority, { params: { childId }, body });
  return changingPlan(client, childId, send, (_, plan, before) => {
    const back = before && { authority: before.authority.id, version: plan.version };
    return { about: plan.authority.title, undo: back && (() => again(client, childId, choosingAuthority, back)) };
  });
}

export function markingBloodTest(client: QueryClient, childId: string): Change<VaccinePlan, boolean> {
  const send = (isDone: boolean) => call(markBloodTest, { params: { childId }, body: { isDone } });
  return changingPlan(client, childId, send, (isDone) => ({
    about: 'Blood test',
    undo: () => again(client, childId, markingBloodTest, !isDone),
  }));
}

export function notingConditions(client: QueryClient, childId: string): Change<VaccinePlan, NotedConditions> {
  const send = (body: NotedConditions) => call(noteVaccineConditions, { params: { childId }, body });
  return changingPlan(client, childId, send, ({ conditions, seen }) => ({
    about: 'Conditions',
    undo: () => again(client, childId, notingConditions, { conditions: seen, seen: conditions }),
  }));
}

/** 'Update failed: The server did not answer. Nothing you entered is lost.' */
export function updateFailedText(failed: CallFailed): string {
  return `Update failed: ${problemText(failed)}`;
}

/** What the toast of a change says in its second line, and how it is undone. */
type Told = {
  readonly about?: string | undefined;
  readonly more?: string;
  /** The whole line, where it is not what `about` and `more` say. */
  readonly line?: string | undefined;
  readonly undo?: (() => Promise<unknown> | undefined) | false | undefined;
  /** It was removed, so that Undo brings it back. */
  readonly isRemoval?: boolean;
};

/** A change answered with the new plan. Changes for one child run one at a time. */
export function changingPlan<Given>(
  client: QueryClient,
  childId: string,
  send: (given: Given) => Promise<VaccinePlan>,
  tell: (given: Given, plan: VaccinePlan, before: VaccinePlan | undefined) => Told,
): Change<VaccinePlan, Given> {
  const query = vaccinePlanQuery(childId);
  return {
    // Replies out of order would leave the older plan.
    scope: { id: query.queryKey.join(' ') },
    mutationFn: send,
    onSuccess: async (plan, given) => {
      const before = client.getQueryData(query.queryKey);
      await putAnswer(client, query, () => plan);
      void client.invalidateQueries({ queryKey: visitPlanQuery(childId).queryKey });
      const { about, more = '', line, undo, isRemoval = false } = tell(given, plan, before);
      const what = about && forChild(client, childId, about);
      const said = { title: DONE, text: line ?? (what && `${what}${more && `.${more}`}`), stays: isRemoval };
      const done =
        what === undefined
          ? undefined
          : isRemoval
            ? { title: 'Dose is back', text: what }
            : { title: DONE, text: takenBack(what) };
      offerUndo(said, undo ? async () => undo() : null, FAILED, done);
    },
    onError: (failed) => {
      if (!isShownInForm(failed)) toasts.show({ kind: 'problem', title: FAILED });
      if (isOther(failed)) void refreshPlan(client, childId);
    },
  };
}

/** Sends what undoes a change; the toast that offers it says why it failed. */
export function again<Given>(
  client: QueryClient,
  childId: string,
  change: (client: QueryClient, childId: string) => Change<VaccinePlan, Given>,
  given: Given,
): Promise<VaccinePlan> {
  return runChange(client, ofToast(client, childId, change(client, childId)), given);
}

/**
 * Without a form that shows why it failed: the toast which offered the change says it, and the plan is read again, since
 * a change whose answer was lost may have been made.
 */
export function ofToast<Given>(
  client: QueryClient,
  childId: string,
  change: Change<VaccinePlan, Given>,
): Change<VaccinePlan, Given> {
  return { ...change, onError: () => void refreshPlan(client, childId) };
}

const IN_FORM: ReadonlySet<CallFailed['code']> = new Set(['changed-meanwhile', 'already-exists', 'unlikely-value']);

/** Whether the form itself shows the error: an invalid field, a conflict, or a dose that is asked about. */
function isShownInForm({ code, fields }: CallFailed): boolean {
  return IN_FORM.has(code) || (code === 'bad-input' && fields.length > 0);
}
