import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { Child, listChildren } from '#contract/children.ts';
import { day } from '#domain/time/day.ts';
import { aFamily } from '#testing/family.ts';
import { aLineThatDrops } from '#testing/web/a-line-that-drops.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { savingChild } from './child-changes.ts';
import { sentDifferences } from './child-differences.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.held()) toasts.dismiss(id);
});

test('[CHILD-02] a child that was saved though no answer came is asked about when corrected, and then changed', async () => {
  const { parent } = await aFamily();
  const client = createQueryClient();
  const facts = { firstName: 'Noa', lastName: null, bornOn: day('2026-11-01'), gender: 'male' as const };
  const corrected = { ...facts, firstName: 'Noah' };
  const id = newId();
  const add = (body: typeof facts) =>
    new MutationObserver(client, savingChild(client)).mutate({ childId: null, body: { id, ...body } });
  aLineThatDrops(parent).drop();
  await expect(add(facts)).rejects.toMatchObject({ code: 'offline' });

  const failed: unknown = await add(corrected).catch((error: unknown) => error);
  const stored = failed instanceof CallFailed ? storedAs(Child)(failed.current) : null;
  if (!stored) throw failed;
  const body = { ...corrected, version: stored.version };
  await new MutationObserver(client, savingChild(client)).mutate({ childId: stored.id, body });

  expect(sentDifferences(stored, corrected, 'metric')).toEqual([{ name: 'First name', before: 'Noa', now: 'Noah' }]);
  const { children } = await parent.call(listChildren, {});
  expect(children.filter(({ firstName }) => firstName.startsWith('Noa'))).toMatchObject([
    { firstName: 'Noah', version: 2 },
  ]);
});
