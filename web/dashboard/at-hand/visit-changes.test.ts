import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { changeCheckup } from '#contract/checkups/changes.ts';
import { day } from '#domain/time/day.ts';
import { aCheckup } from '#testing/checkups/checkups.ts';
import { aFamily } from '#testing/family.ts';
import { aLineThatDrops } from '#testing/web/a-line-that-drops.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { checkupsQuery } from '#web/checkups/data.ts';
import { toastMs } from '#web/ui/toast/toast-ms.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { vaccinePlanQuery } from '#web/vaccines/data.ts';
import { savingVisit } from './visit-changes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.held()) toasts.dismiss(id);
});

test('[decision 77] Undo of a visit stays until it is closed, and shows what was changed since where it comes too late', async () => {
  const family = await aFamily();
  const { parent, child } = family;
  const client = createQueryClient();
  aLineThatDrops(parent);
  const { id } = await aCheckup(family, child, parent, { scheduled_on: day('2026-11-20') });
  const [list] = await Promise.all([client.query(checkupsQuery(child.id)), client.query(vaccinePlanQuery(child.id))]);
  const shown = list.find((one) => one.id === id);
  if (!shown) throw new Error('the checkup is not in the list');
  const body = { completedOn: day('2026-11-20'), version: shown.version };
  await new MutationObserver(client, savingVisit(client, shown)).mutate({ body, shown, filled: '' });
  const [said] = toasts.held();
  await parent.call(changeCheckup, {
    params: { childId: child.id, checkupId: id },
    body: { notes: 'Weighed twice', version: shown.version + 1 },
  });
  await client.query({ ...checkupsQuery(child.id), staleTime: 0 });

  expect(toastMs(said ?? {})).toBe(Infinity);
  said?.action?.onPick();

  await vi.waitFor(() => expect(toasts.held()[0]?.kind).toBe('problem'));
  const isOld = ({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryState(queryKey)?.isInvalidated;
  expect([checkupsQuery(child.id), vaccinePlanQuery(child.id)].map(isOld)).toEqual([true, true]);
  const now = await parent.call(listCheckups, { params: { childId: child.id } });
  expect(now.find((one) => one.id === id)).toMatchObject({ completed: true, notes: 'Weighed twice' });
});
