import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { changeCheckup } from '#contract/checkups/changes.ts';
import { day } from '#domain/time/day.ts';
import { aFamily } from '#testing/family.ts';
import { aLineThatDrops } from '#testing/web/a-line-that-drops.ts';
import { childrenOf, maya } from '#testing/web/replies.ts';
import type { PastAnswer } from '#contract/vaccines/past.ts';
import { childrenQuery } from '#web/children/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { offerRemoval } from '#web/ui/toast/offer-removal.ts';
import { toastMs } from '#web/ui/toast/toast-ms.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { vaccinePlanQuery } from '#web/vaccines/data.ts';
import { checkupsQuery } from '../data.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { answeringPast, pastFailedTitle } from './past-changes.ts';
import { removableCheckups, uncheckedSince } from './removable-checkups.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.held()) toasts.dismiss(id);
});

test('[UI-02] what was not saved is said in the words of what it was', () => {
  const offline = new CallFailed('offline');
  const doses = [{ givenOn: null, vaccine: 'dtap' }];

  expect(pastFailedTitle({ checkups: [], doses, isDone: true }, offline)).toBe(
    'Update failed: The server did not answer. Nothing you entered is lost.',
  );
  expect(pastFailedTitle({ checkups: ['c'], doses, isDone: true }, offline)).toBe(
    'Failed to update checkup. Please try again.',
  );
});

test.each([
  { marked: 'doses', isWithCheckup: false, text: '1 dose for Maya' },
  { marked: 'doses and a checkup', isWithCheckup: true, text: '1 dose and 1 checkup for Maya' },
])('[UI-02] $marked saved read as a vaccine record updated', async ({ isWithCheckup, text }) => {
  const { parent, child } = await aFamily();
  const client = createQueryClient();
  aLineThatDrops(parent);
  client.setQueryData(childrenQuery.queryKey, childrenOf({ ...maya, id: child.id }));
  const [first] = await parent.call(listCheckups, { params: { childId: child.id } });
  const checkups = isWithCheckup && first ? [first.id] : [];

  const doses = [{ givenOn: null, vaccine: 'dtap' }];
  await new MutationObserver(client, answeringPast(client, child.id)).mutate({ checkups, doses, isDone: true });

  expect(toasts.held()[0]).toMatchObject({ title: 'Vaccine record updated', text });
});

test('[CHK-02] a dose that was not given is named in the toast, and Undo asks about it again', async () => {
  const { parent, child } = await aFamily();
  const client = createQueryClient();
  aLineThatDrops(parent);
  client.setQueryData(childrenQuery.queryKey, childrenOf({ ...maya, id: child.id }));
  const { planned } = await client.query(vaccinePlanQuery(child.id));
  const row = planned.find(({ vaccine }) => vaccine === 'rv');

  const body = { checkups: [], notGiven: [row?.id ?? ''], isDone: false };
  await new MutationObserver(client, answeringPast(client, child.id)).mutate(body);
  const [said] = toasts.held();
  expect(said).toMatchObject({ title: 'Vaccine record updated', text: '1 dose not given for Maya' });
  said?.action?.onPick();

  await vi.waitFor(() => expect(toasts.held()[0]?.text).toBe('Taken back: 1 dose not given for Maya'));
  const plan = await parent.call(readVaccinePlan, { params: { childId: child.id } });
  expect(plan.planned.find(({ id }) => id === row?.id)).toMatchObject({ isNotGiven: false, isUnanswered: true });
});

test('[decision 78] whoever answers later is told of which child and what', async () => {
  const { parent, child } = await aFamily();
  const client = createQueryClient();
  aLineThatDrops(parent);
  client.setQueryData(childrenQuery.queryKey, childrenOf({ ...maya, id: child.id }));

  await new MutationObserver(client, answeringPast(client, child.id)).mutate({ checkups: [], isDone: true });

  expect(toasts.held()[0]).toMatchObject({
    title: 'You can answer at any time',
    text: 'What happened before for Maya',
  });
});

test('[CHK-02] Undo takes back all that an answer added, and what was there before stays', async () => {
  const { parent, child } = await aFamily();
  const client = createQueryClient();
  aLineThatDrops(parent);
  const params = { childId: child.id };
  client.setQueryData(childrenQuery.queryKey, childrenOf({ ...maya, id: child.id }));
  const [first, second] = await client.query(checkupsQuery(child.id));
  const answer = async (checkup: string | undefined, doses: PastAnswer['doses'], isDone: boolean) => {
    await client.query(vaccinePlanQuery(child.id));
    const body = { checkups: checkup === undefined ? [] : [checkup], doses, isDone };
    return new MutationObserver(client, answeringPast(client, child.id)).mutate(body);
  };
  const before = await answer(first?.id, [{ id: newId(), givenOn: null, vaccine: 'rv' }], false);

  await answer(second?.id, [{ id: newId(), givenOn: null, vaccine: 'dtap' }], true);
  const [said] = toasts.held();
  expect(said).toMatchObject({ title: 'Vaccine record updated', text: '1 dose and 1 checkup for Maya' });
  said?.action?.onPick();

  await vi.waitFor(() => expect(toasts.held()[0]?.id).toBeGreaterThan(said?.id ?? Infinity));
  const plan = client.getQueryData(vaccinePlanQuery(child.id).queryKey);
  expect(plan).toMatchObject({ isPastOpen: true, doses: before.plan.doses });
  const now = await parent.call(listCheckups, { params });
  expect(now.flatMap(({ id, completed }) => (completed ? id : []))).toEqual([first?.id]);
});

test('[CHK-02] Undo leaves a checkup that another tab had completed, though this one did not know', async () => {
  const { parent, child } = await aFamily();
  const client = createQueryClient();
  aLineThatDrops(parent);
  const params = { childId: child.id };
  client.setQueryData(childrenQuery.queryKey, childrenOf({ ...maya, id: child.id }));
  const [first, second] = await client.query(checkupsQuery(child.id));
  const checkups = [first?.id ?? '', second?.id ?? ''];
  const body = { completed: true, completedOn: day('2026-08-01'), notes: 'Weighed twice', version: 1 };
  await parent.call(changeCheckup, { params: { ...params, checkupId: first?.id ?? '' }, body });

  await new MutationObserver(client, answeringPast(client, child.id)).mutate({ checkups, isDone: false });
  const [said] = toasts.held();
  said?.action?.onPick();

  await vi.waitFor(() => expect(toasts.held()[0]?.text).toBe('Taken back: 1 checkup for Maya'));
  const now = await parent.call(listCheckups, { params });
  expect(now.find(({ id }) => id === first?.id)).toMatchObject({ completed: true, completedOn: '2026-08-01' });
  expect(now.find(({ id }) => id === second?.id)).toMatchObject({ completed: false, completedOn: null });
});

test('[CHK-02] Undo that comes too late shows what was changed since', async () => {
  const { parent, child } = await aFamily();
  const client = createQueryClient();
  aLineThatDrops(parent);
  const params = { childId: child.id };
  client.setQueryData(childrenQuery.queryKey, childrenOf({ ...maya, id: child.id }));
  const [first] = await client.query(checkupsQuery(child.id));
  const checkupId = first?.id ?? '';
  await new MutationObserver(client, answeringPast(client, child.id)).mutate({ checkups: [checkupId], isDone: false });
  const [said] = toasts.held();
  expect(toastMs(said ?? {})).toBe(Infinity);
  const body = { notes: 'Weighed twice', version: 2 };
  await parent.call(changeCheckup, { params: { ...params, checkupId }, body });

  said?.action?.onPick();

  await vi.waitFor(() => expect(toasts.held()[0]?.kind).toBe('problem'));
  await vi.waitFor(() => expect(client.getQueryState(checkupsQuery(child.id).queryKey)?.isInvalidated).toBe(true));
});

test('[CHK-02] a checkup that was saved though no answer came, and unchecked before the next save, can be taken back', async () => {
  const { parent, child } = await aFamily();
  const client = createQueryClient();
  const line = aLineThatDrops(parent);
  const params = { childId: child.id };
  const [first, second] = await parent.call(listCheckups, { params });
  const ids = [first?.id ?? '', second?.id ?? ''];
  const answer = (checkups: string[]) =>
    new MutationObserver(client, answeringPast(client, child.id)).mutate({ checkups, isDone: true });
  line.drop();
  await expect(answer(ids)).rejects.toMatchObject({ code: 'offline' });

  const stored = await answer([ids[0] ?? '']);
  offerRemoval(removableCheckups(client, child.id, uncheckedSince(stored.checkups, new Set(ids), [ids[0] ?? ''])));

  const offer = toasts.held().find(({ action }) => action?.label === 'Remove');
  expect(offer?.text).toBe('Your first save was recorded before you unchecked it.');
  offer?.action?.onPick();
  await vi.waitFor(async () => {
    const now = await parent.call(listCheckups, { params });
    expect(ids.map((id) => now.find((one) => one.id === id)?.completed)).toEqual([true, false]);
  });
});
