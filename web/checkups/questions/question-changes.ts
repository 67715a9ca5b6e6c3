import type { QueryClient } from '@tanstack/react-query';
import type { Checkup, Question } from '#contract/checkups.ts';
import {
  addQuestion,
  changeQuestion,
  removeQuestion,
  type ChangedQuestion,
  type NewQuestion,
} from '#contract/checkups/changes.ts';
import { call } from '#web/client/calls/call.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { savingEntry } from '#web/client/calls/entry-cache.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { offerUndo } from '#web/ui/toast/offer-undo.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { checkupCache, toastRefusal, updating } from '../checkup-changes.ts';

export type CheckupPlace = { readonly childId: string; readonly checkupId: string };

export function addingQuestion(client: QueryClient, params: CheckupPlace) {
  const send = (body: NewQuestion) => call(addQuestion, { params, body });
  return savingEntry(checkupCache(client, params.childId), send, 'Question added');
}

export function addingIdea(client: QueryClient, params: CheckupPlace): Change<Checkup, NewQuestion> {
  return {
    ...addingQuestion(client, params),
    onError: (failed) => toastRefusal(checkupCache(client, params.childId), updating, failed),
  };
}

type QuestionChange = { readonly questionId: string; readonly body: ChangedQuestion };

export function changingQuestion(client: QueryClient, params: CheckupPlace) {
  const send = ({ questionId, body }: QuestionChange) =>
    call(changeQuestion, { params: { ...params, questionId }, body });
  return savingEntry(checkupCache(client, params.childId), send, updating.done);
}

export function removingQuestion(client: QueryClient, params: CheckupPlace): Change<Checkup, Question> {
  const cache = checkupCache(client, params.childId);
  const send = ({ id, version }: Question) =>
    call(removeQuestion, { params: { ...params, questionId: id }, body: { version } });
  const done = (removed: Question) =>
    offerUndo('Question removed', () => addAgain(client, params, removed), updating.failed);
  return { ...savingEntry(cache, send, done), onError: (failed) => toastRefusal(cache, updating, failed) };
}

/** The undo of a removal: adds the question back with its answer. */
async function addAgain(client: QueryClient, params: CheckupPlace, { id, text, answer }: Question): Promise<void> {
  const cache = checkupCache(client, params.childId);
  try {
    await cache.keep(await call(addQuestion, { params, body: { id, text, answer } }));
    toasts.show({ title: 'Question is back' });
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed;
    await toastRefusal(cache, updating, failed);
  }
}
