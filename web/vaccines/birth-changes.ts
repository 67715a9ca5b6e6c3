import type { QueryClient } from '@tanstack/react-query';
import type { Child } from '#contract/children.ts';
import type { Input } from '#contract/endpoint.ts';
import type { Dose, VaccinePlan } from '#contract/vaccines.ts';
import { answerAboutBirth, forgetBirthAnswer, type AnswerAboutBirth } from '#contract/vaccines/past.ts';
import type { Day } from '#domain/time/day.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { vaccineOfQuestion, type BirthQuestion } from '#domain/vaccines/birth/birth-questions.ts';
import { childrenQuery } from '#web/children/data.ts';
import { call } from '#web/client/calls/call.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { forChild } from '#web/client/text/for-child.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { answerKeptText, keptAnswerText } from './birth-answers.ts';
import { refreshPlan, vaccinePlanQuery } from './data.ts';
import { again, changingPlan } from './vaccine-changes.ts';

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
      if (question !== 'hepatitis-b') refreshChildren(client);
      const isRecorded = question === 'hepatitis-b' && answer === 'yes';
      const added = isRecorded && plan.doses.find((dose) => isOfAnswer(dose, bornOn) && !isIn(before, dose));
      const given = { question, answer, ...(added && { dose: { id: added.id, version: added.version } }) };
      const isNew = before?.birthAnswers[question] === null && (!isRecorded || added);
      const undo = isNew && (() => again(client, id, forgettingBirthAnswer, given));
      const more = ` Kept as given on ${longDayText(bornOn)}. If it was another day, correct the dose under Vaccines.`;
      if (isRecorded) return { about: 'Hepatitis B', more, undo };
      return { about: about[question], line: answerKeptText(forChild(client, id, 'Kept'), given), undo };
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

/** Whether the dose is as the answer that it was given in the hospital records it. */
function isOfAnswer({ vaccines, givenOn, cvx, lot, place, version }: Dose, bornOn: Day): boolean {
  const isUnchanged = version === 1 && cvx === null && lot === null && place === null;
  return isUnchanged && givenOn === bornOn && vaccines.includes(vaccineOfQuestion['hepatitis-b']);
}

function isIn(plan: VaccinePlan | undefined, { id }: Dose): boolean {
  return plan?.doses.some((dose) => dose.id === id) ?? false;
}

type Forgotten = Input<typeof forgetBirthAnswer>['body'];

function forgettingBirthAnswer(client: QueryClient, childId: string): Change<VaccinePlan, Forgotten> {
  const send = (body: Forgotten) => call(forgetBirthAnswer, { params: { childId }, body });
  return changingPlan(client, childId, send, ({ question, dose }) => {
    if (question !== 'hepatitis-b') refreshChildren(client);
    return { about: dose ? 'Hepatitis B' : about[question] };
  });
}

const about: Readonly<Record<BirthQuestion, string>> = {
  'hepatitis-b': 'Answer about hepatitis B',
  'mother-rsv': 'Answer about the mother’s RSV vaccine',
  'mother-hepatitis-b': 'Answer about the mother’s hepatitis B test',
};

function refreshChildren(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: childrenQuery.queryKey, exact: true });
}
