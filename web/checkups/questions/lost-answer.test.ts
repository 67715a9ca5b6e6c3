import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { aCheckup } from '#testing/checkups/checkups.ts';
import { aFamily } from '#testing/family.ts';
import { aLineThatDrops } from '#testing/web/a-line-that-drops.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { addingQuestion, changingQuestion } from './question-changes.ts';
import { questionIn } from './question-in.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.held()) toasts.dismiss(id);
});

test('[CHK-02] a question that was saved though no answer came is found in the refusal of another text, and changed', async () => {
  const family = await aFamily();
  const { parent, child } = family;
  const { id: checkupId } = await aCheckup(family, child, parent);
  const place = { childId: child.id, checkupId };
  const client = createQueryClient();
  const [questionId, text] = [newId(), 'Do we need iron drops?'];
  const add = (asked: string) =>
    new MutationObserver(client, addingQuestion(client, place)).mutate({ id: questionId, text: asked });
  aLineThatDrops(parent).drop();
  await expect(add('Do we need iron?')).rejects.toMatchObject({ code: 'offline' });

  const failed: unknown = await add(text).catch((error: unknown) => error);
  const earlier = failed instanceof CallFailed ? questionIn(failed.current, questionId) : null;
  const body = { text, version: earlier?.version ?? 0 };
  await new MutationObserver(client, changingQuestion(client, place)).mutate({ questionId, body });

  expect(earlier?.text).toBe('Do we need iron?');
  const checkups = await parent.call(listCheckups, { params: place });
  expect(checkups.flatMap(({ questions }) => questions)).toMatchObject([{ id: questionId, text, version: 2 }]);
});
