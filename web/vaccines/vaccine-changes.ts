import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { Input } from '#contract/endpoint.ts';
import type { Dose, Vaccine, VaccineDecision, VaccinePlan } from '#contract/vaccines.ts';
import {
  addDoses,
  changeDose,
  changePlannedDose,
  chooseVaccineAuthority,
  decideVaccine,
  markBloodTest,
  noteVaccineConditions,
  removeDose,
  undecideVaccine,
  type ChangedDose,
  type ChangedPlannedDose,
  type NewDoses,
} from '#contract/vaccines/changes.ts';
import { answerAboutBirth, type AnswerAboutBirth } from '#contract/vaccines/past.ts';
import type { Child } from '#contract/children.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { childrenQuery } from '#web/children/data.ts';
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

type DoseChange = { readonly doseId: string; readonly body: ChangedDose };
type RowChange = { readonly plannedDoseId: string; readonly body: ChangedPlannedDose };
type Decided = { readonly vaccine: string; readonly body: Input<typeof decideVaccine>['body'] };
type SeenDecision = Pick<VaccineDecision, 'vaccine' | 'version'>;
type PlannedAgain = SeenDecision & Pick<Vaccine, 'isRoutine'>;
type NotedConditions = Input<typeof noteVaccineConditions>['body'];
type Authority = { readonly authority: string; readonly version: number };

export function addingDoses(client: QueryClient, childId: string) {
  return changingPlan(client, childId, (body: NewDoses) => call(addDoses, { params: { childId }, body }));
}

export function changingDose(client: QueryClient, childId: string) {
  return changingPlan(client, childId, ({ doseId, body }: DoseChange) =>
    call(changeDose, { params: { childId, doseId }, body }),
  );
}

export function removingDose(client: QueryClient, childId: string) {
  return changingPlan(client, childId, ({ id, version }: Dose) =>
    call(removeDose, { params: { childId, doseId: id }, body: { version } }),
  );
}

/** As a toast offers it. */
export function removingSavedDose(client: QueryClient, childId: string) {
  return ofToast(client, childId, removingDose(client, childId));
}

export function changingRow(client: QueryClient, childId: string) {
  return changingPlan(client, childId, ({ plannedDoseId, body }: RowChange) =>
    call(changePlannedDose, { params: { childId, plannedDoseId }, body }),
  );
}

export function decidingVaccine(client: QueryClient, childId: string) {
  return changingPlan(client, childId, ({ vaccine, body }: Decided) =>
    call(decideVaccine, { params: { childId, vaccine }, body }),
  );
}

export function undecidingVaccine(client: QueryClient, childId: string) {
  return changingPlan(client, childId, ({ vaccine, version }: SeenDecision) =>
    call(undecideVaccine, { params: { childId, vaccine }, body: { version } }),
  );
}

export function planningAgain(client: QueryClient, childId: string) {
  return changingPlan(client, childId, ({ vaccine, version, isRoutine }: PlannedAgain) => {
    const params = { childId, vaccine };
    return isRoutine
      ? call(undecideVaccine, { params, body: { version } })
      : call(decideVaccine, { params, body: { decision: 'wanted', version } });
  });
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
    ({ question, answer }) => {
      if (question === 'mother-rsv') void client.invalidateQueries({ queryKey: childrenQuery.queryKey, exact: true });
      const isRecorded = question === 'hepatitis-b' && answer === 'yes';
      const text = `Kept as given on ${longDayText(bornOn)}. If it was another day, correct the dose under Vaccines.`;
      toasts.show({ title: DONE, ...(isRecorded && { text }) });
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

export function choosingAuthority(client: QueryClient, childId: string) {
  return changingPlan(client, childId, (body: Authority) =>
    call(chooseVaccineAuthority, { params: { childId }, body }),
  );
}

export function markingBloodTest(client: QueryClient, childId: string) {
  return changingPlan(client, childId, (isDone: boolean) =>
    call(markBloodTest, { params: { childId }, body: { isDone } }),
  );
}

export function notingConditions(client: QueryClient, childId: string): Change<VaccinePlan, NotedConditions> {
  const undo = ({ conditions, seen }: NotedConditions) =>
    new MutationObserver(client, ofToast(client, childId, notingConditions(client, childId))).mutate({
      conditions: seen,
      seen: conditions,
    });
  return changingPlan(
    client,
    childId,
    (body: NotedConditions) => call(noteVaccineConditions, { params: { childId }, body }),
    (body) => offerUndo(DONE, () => undo(body), FAILED),
  );
}

/** 'Update failed: The server did not answer. Nothing you entered is lost.' */
export function updateFailedText(failed: CallFailed): string {
  return `Update failed: ${problemText(failed)}`;
}

/** A change answered with the new plan. Changes for one child run one at a time. */
function changingPlan<Given>(
  client: QueryClient,
  childId: string,
  send: (given: Given) => Promise<VaccinePlan>,
  say: (given: Given) => void = () => toasts.show({ title: DONE }),
): Change<VaccinePlan, Given> {
  const query = vaccinePlanQuery(childId);
  return {
    // Replies out of order would leave the older plan.
    scope: { id: query.queryKey.join(' ') },
    mutationFn: send,
    onSuccess: async (plan, given) => {
      await putAnswer(client, query, () => plan);
      void client.invalidateQueries({ queryKey: visitPlanQuery(childId).queryKey });
      say(given);
    },
    onError: (failed) => {
      if (!isShownInForm(failed)) toasts.show({ kind: 'problem', title: FAILED });
      refreshIfOther(client, childId, failed);
    },
  };
}

/** Without a form that shows why it failed: the toast which offered the change says it. */
function ofToast<Given>(
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
