import type { QueryClient } from '@tanstack/react-query';
import type { Checkup, Question } from '#contract/checkups.ts';
import {
  addQuestion,
  changeQuestion,
  removeQuestion,
  type ChangedQuestion,
  type NewQuestion,
} from '#contract/checkups/changing.ts';
import { call, CallFailed } from '#web/client/call.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { keepAndSay, keepCheckup, keepCurrent, updating, type Change } from '../checkup-changes.ts';

/** A checkup of a child, by ids. */
export type CheckupPlace = { readonly childId: string; readonly checkupId: string };

/** How a question is added, by a form that tells itself of a refusal. */
export function addingQuestion(client: QueryClient, params: CheckupPlace): Change<Checkup, NewQuestion> {
  return {
    mutationFn: (body) => call(addQuestion, { params, body }),
    onSuccess: async (changed) => {
      await keepCheckup(client, params.childId, changed);
      toasts.show({ title: 'Question added' });
    },
    onError: (failed) => keepCurrent(client, params.childId, failed),
  };
}

/** How an idea becomes a question at one press. */
export function addingIdea(client: QueryClient, params: CheckupPlace): Change<Checkup, NewQuestion> {
  return {
    ...addingQuestion(client, params),
    onError: (failed) => keepAndSay(client, params.childId, updating, failed),
  };
}

type QuestionChange = { readonly questionId: string; readonly body: ChangedQuestion };

/** How a question is answered, by a form that tells itself of a refusal. */
export function changingQuestion(client: QueryClient, params: CheckupPlace): Change<Checkup, QuestionChange> {
  return {
    mutationFn: ({ questionId, body }) => call(changeQuestion, { params: { ...params, questionId }, body }),
    onSuccess: async (changed) => {
      await keepCheckup(client, params.childId, changed);
      toasts.show({ title: updating.done });
    },
    onError: (failed) => keepCurrent(client, params.childId, failed),
  };
}

/** How a question is removed in the version that is shown; it can be taken back for as long as that is offered. */
export function removingQuestion(client: QueryClient, params: CheckupPlace): Change<Checkup, Question> {
  return {
    mutationFn: ({ id, version }) => call(removeQuestion, { params: { ...params, questionId: id }, body: { version } }),
    onSuccess: async (changed, removed) => {
      await keepCheckup(client, params.childId, changed);
      const shown = toasts.show({
        title: 'Question removed',
        action: { label: 'Undo', onPick: () => (toasts.dismiss(shown), void putBack(client, params, removed)) },
      });
    },
    onError: (failed) => keepAndSay(client, params.childId, updating, failed),
  };
}

/** Asks a question again that was removed a moment ago, with its answer. */
async function putBack(client: QueryClient, params: CheckupPlace, { id, text, answer }: Question): Promise<void> {
  try {
    let checkup = await call(addQuestion, { params, body: { id, text } });
    const version = checkup.questions.find((question) => question.id === id)?.version;
    if (answer !== null && version !== undefined)
      checkup = await call(changeQuestion, { params: { ...params, questionId: id }, body: { text, answer, version } });
    await keepCheckup(client, params.childId, checkup);
    toasts.show({ title: 'Question is back' });
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed;
    await keepAndSay(client, params.childId, updating, failed);
  }
}
