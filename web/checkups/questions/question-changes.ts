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
import { keepUndone, savingEntry } from '#web/client/calls/entry-cache.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { offerUndo, takenBack } from '#web/ui/toast/offer-undo.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { checkupCache, updating } from '../checkup-cache.ts';
import { checkupText, toastRefusal } from '../checkup-changes.ts';

export type CheckupPlace = { readonly childId: string; readonly checkupId: string };

export function addingQuestion(client: QueryClient, params: CheckupPlace) {
  const cache = checkupCache(client, params.childId);
  const send = (body: NewQuestion) => call(addQuestion, { params, body });
  return savingEntry(cache, send, (_, saved, before) => {
    const added = saved.questions.find(({ id }) => before?.questions.every((one) => one.id !== id));
    const said = { title: 'Question added', text: checkupText(client, saved) };
    if (!before || !added) return void toasts.show(said);
    const undo = () => keepUndone(cache, sendRemoval(params, added));
    const done = { title: 'Question removed', text: takenBack(`“${added.text}”, ${said.text}`) };
    offerUndo(said, undo, updating.failed, done);
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
    const undo = () => keepUndone(cache, send({ questionId, body: { text, answer, version: now.version } }));
    offerUndo(said, undo, updating.failed, { title: updating.done, text: takenBack(`“${text}”, ${said.text}`) });
  });
}

export function removingQuestion(client: QueryClient, params: CheckupPlace): Change<Checkup, Question> {
  const cache = checkupCache(client, params.childId);
  const send = (question: Question) => sendRemoval(params, question);
  const addAgain = ({ id, text, answer }: Question) => call(addQuestion, { params, body: { id, text, answer } });
  const done = (removed: Question, saved: Checkup) => {
    const text = checkupText(client, saved);
    const undo = () => keepUndone(cache, addAgain(removed));
    offerUndo({ title: 'Question removed', text, stays: true }, undo, updating.failed, {
      title: 'Question is back',
      text,
    });
  };
  return { ...savingEntry(cache, send, done), onError: (failed) => toastRefusal(cache, updating, failed) };
}

function sendRemoval(params: CheckupPlace, { id, version }: Pick<Question, 'id' | 'version'>): Promise<Checkup> {
  return call(removeQuestion, { params: { ...params, questionId: id }, body: { version } });
}
