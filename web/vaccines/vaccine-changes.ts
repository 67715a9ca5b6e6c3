import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { Input } from '#contract/endpoint.ts';
import { type Vaccine, type VaccineDecision, type VaccinePlan } from '#contract/vaccines.ts';
import {
  chooseVaccineAuthority,
  decideVaccine,
  markBloodTest,
  noteVaccineConditions,
  undecideVaccine,
} from '#contract/vaccines/changes.ts';
import { answerAboutBirth, forgetBirthAnswer, type AnswerAboutBirth } from '#contract/vaccines/past.ts';
import type { Child } from '#contract/children.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { BirthQuestion } from '#domain/vaccines/birth/birth-questions.ts';
import { childrenQuery } from '#web/children/data.ts';
import { forChild } from '#web/client/text/for-child.ts';
import { call } from '#web/client/calls/call.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { putAnswer } from '#web/client/calls/put-answer.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { offerUndo } from '#web/ui/toast/offer-undo.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { keptAnswerText } from './birth-answers.ts';
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

/** The answer about the mother is kept with the child. */
export function answeringAboutBirth(
  client: QueryClient,
  { id, bornOn }: Pick<Child, 'id' | 'bornOn'>,
): Change<VaccinePlan, AnswerAboutBirth> {
  const change = changingPlan(
    client,
    id,
    (body: AnswerAboutBirth) => call(answerAboutBirth, { params: { childId: id }, body }),
    ({ question, answer }, plan, before) => {
      if (question === 'mother-rsv') refreshChildren(client);
      const added = before && plan.doses.find((dose) => before.doses.every((one) => one.id !== dose.id));
      const given = { question, answer, ...(added && { dose: { id: added.id, version: added.version } }) };
      const undo = before?.birthAnswers[question] === null && (() => again(client, id, forgettingBirthAnswer, given));
      const isRecorded = question === 'hepatitis-b' && answer === 'yes';
      const more = ` Kept as given on ${longDayText(bornOn)}. If it was another day, correct the dose under Vaccines.`;
      return { about: aboutOf(question), undo, ...(isRecorded && { more }) };
    },
  );
  return {
    ...change,
    onError: async (failed, given, ...more) => {
      if (failed.code !== 'changed-meanwhile') {
        await change.onError?.(failed, given, ...more);
        return;
      }
      await refreshPlan(client, id);
      const { queryKey } = vaccinePlanQuery(id);
      const stands = client.getQueryData<VaccinePlan>(queryKey)?.birthAnswers[given.question];
      const kept = stands
        ? `The answer kept is '${keptAnswerText(given.question, stands)}'. Yours was not.`
        : 'Yours was not kept.';
      toasts.show({ kind: 'problem', title: 'This was answered in the meantime', text: kept });
    },
  };
}

type Forgotten = Input<typeof forgetBirthAnswer>['body'];

function forgettingBirthAnswer(client: QueryClient, childId: string): Change<VaccinePlan, Forgotten> {
  const send = (body: Forgotten) => call(forgetBirthAnswer, { params: { childId }, body });
  return changingPlan(client, childId, send, ({ question }) => {
    if (question === 'mother-rsv') refreshChildren(client);
    return { about: aboutOf(question) };
  });
}

function aboutOf(question: BirthQuestion): string {
  return question === 'hepatitis-b' ? 'Hepatitis B' : 'RSV';
}

function refreshChildren(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: childrenQuery.queryKey, exact: true });
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
  readonly undo?: (() => Promise<unknown> | undefined) | false | undefined;
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
      const { about, more = '', undo } = tell(given, plan, before);
      const said = { title: DONE, text: about && `${forChild(client, childId, about)}${more && `.${more}`}` };
      if (undo) offerUndo(said, async () => undo(), FAILED);
      else toasts.show(said);
    },
    onError: (failed) => {
      if (!isShownInForm(failed)) toasts.show({ kind: 'problem', title: FAILED });
      refreshIfOther(client, childId, failed);
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
  return new MutationObserver(client, ofToast(client, childId, change(client, childId))).mutate(given);
}

/** Without a form that shows why it failed: the toast which offered the change says it. */
export function ofToast<Given>(
  client: QueryClient,
  childId: string,
  change: Change<VaccinePlan, Given>,
): Change<VaccinePlan, Given> {
  return { ...change, onError: (failed) => refreshIfOther(client, childId, failed) };
}

function refreshIfOther(client: QueryClient, childId: string, { code }: CallFailed): void {
  if (code === 'changed-meanwhile' || code === 'not-found') void refreshPlan(client, childId);
}

/** Whether the form itself shows the error: an invalid field, a conflict, or a dose that may be a second one. */
function isShownInForm({ code, fields }: CallFailed): boolean {
  return code === 'changed-meanwhile' || code === 'already-exists' || (code === 'bad-input' && fields.length > 0);
}
