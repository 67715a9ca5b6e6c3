import type { QueryClient } from '@tanstack/react-query';
import type { Checkup, Question } from '#contract/checkups.ts';
import {
  addQuestion,
  changeQuestion,
  removeQuestion,
  type ChangedQuestion,
  type NewQuestion,
} from '#contract/checkups/questions.ts';
import { call } from '#web/client/calls/call.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { savingEntry } from '#web/client/calls/entry-cache.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { refreshedIfOther } from '#web/client/calls/refreshed-if-other.ts';
import { offerUndo, takenBack } from '#web/ui/toast/offer-undo.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { checkupCache, updating } from '../checkup-cache.ts';
import { checkupText, toastRefusal } from '../checkup-changes.ts';

export type CheckupPlace = { readonly childId: string; readonly checkupId: string };

export function addingQuestion(client: QueryClient, params: CheckupPlace) {
  const send = (body: NewQuestion) => call(addQuestion, { params, body });
  return savingEntry(checkupCache(client, params.childId), send, (_, saved, before) => {
    const added = saved.questions.find(({ id }) => before?.questions.every((one) => one.id !== id));
    const said = { title: 'Question added', text: checkupText(client, saved) };
    if (!before || !added) return void toasts.show(said);
    const done = { title: 'Question removed', text: takenBack(`“${added.text}”, ${said.text}`) };
    offerUndo(said, () => takeBack(client, params, added), updating.failed, done);
  });
}

export function addingIdea(client: QueryClient, params: CheckupPlace): Change<Checkup, NewQuestion> {
  return {
    ...addingQuestion(client, params),
    onError: (failed) => toastRefusal(checkupCache(client, params.childId), updating, failed),
  };
}

type QuestionChange = { readonly questionId: string; readonly body: ChangedQuestion };

export function changingQuestion(client: QueryClient, params: CheckupPlace) {
  const cache = checkupCache(client, params.childId);
  const send = ({ questionId, body }: QuestionChange) =>
    call(changeQuestion, { params: { ...params, questionId }, body });
  return savingEntry(cache, send, ({ questionId, body }, saved, before) => {
    const said = { title: updating.done, text: checkupText(client, saved) };
    const [was, now] = [before, saved].map((checkup) => checkup?.questions.find(({ id }) => id === questionId));
    if (!now || was?.version !== body.version) return void toasts.show(said);
    const { text, answer } = was;
    const undo = async () => {
      const back = send({ questionId, body: { text, answer, version: now.version } });
      await cache.keep(await refreshedIfOther(back, cache.refused));
    };
    offerUndo(said, undo, updating.failed, { title: updating.done, text: takenBack(`“${text}”, ${said.text}`) });
  });
}

export function removingQuestion(client: QueryClient, params: CheckupPlace): Change<Checkup, Question> {
  const cache = checkupCache(client, params.childId);
  const send = (question: Question) => sendRemoval(params, question);
  const done = (removed: Question, saved: Checkup) =>
    offerUndo(
      { title: 'Question removed', text: checkupText(client, saved), stays: true },
      () => addAgain(client, params, removed),
      updating.failed,
    );
  return { ...savingEntry(cache, send, done), onError: (failed) => toastRefusal(cache, updating, failed) };
}

function sendRemoval(params: CheckupPlace, { id, version }: Pick<Question, 'id' | 'version'>): Promise<Checkup> {
  return call(removeQuestion, { params: { ...params, questionId: id }, body: { version } });
}

async function takeBack(client: QueryClient, params: CheckupPlace, added: Question): Promise<void> {
  const { keep, refused } = checkupCache(client, params.childId);
  await keep(await refreshedIfOther(sendRemoval(params, added), refused));
}

/** The undo of a removal: adds the question back with its answer. */
async function addAgain(client: QueryClient, params: CheckupPlace, { id, text, answer }: Question): Promise<void> {
  const cache = checkupCache(client, params.childId);
  try {
    const saved = await call(addQuestion, { params, body: { id, text, answer } });
    await cache.keep(saved);
    toasts.show({ title: 'Question is back', text: checkupText(client, saved) });
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed;
    await toastRefusal(cache, updating, failed);
  }
}
