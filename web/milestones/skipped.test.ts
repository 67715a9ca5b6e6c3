import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leo, maya } from '#testing/web/replies.ts';
import { aStorage } from '#testing/web/a-storage.ts';
import { forgetRemembered } from '#web/client/page/remembered.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { forgetVisit, skip, skippedOf, subscribe } from './skipped.ts';

const squeals = { id: 'ms-06-lan-3', description: 'Squeals' };
const mirror = { id: 'ms-06-soc-2', description: 'Enjoys looking in a mirror' };
const toast = () => toasts.held()[0];

beforeEach(() => forgetVisit());
afterEach(() => {
  vi.unstubAllGlobals();
  toasts.clear();
});

test('[MIL-02] what is skipped is kept in the browser as ids, of each child apart', () => {
  const kept = aStorage();

  skip(maya, squeals, true);
  skip(maya, mirror, true);
  forgetVisit();

  expect([...kept]).toEqual([[`milestones-skipped ${maya.id}`, 'ms-06-lan-3 ms-06-soc-2']]);
  expect([...skippedOf(maya.id)]).toEqual(['ms-06-lan-3', 'ms-06-soc-2']);
  expect([...skippedOf(leo.id)]).toEqual([]);
});

test('[MIL-02] a toast says where it is found, and takes it back', () => {
  aStorage();
  skip(maya, squeals, true);

  expect(toast()).toMatchObject({
    title: 'Milestone skipped',
    text: 'Maya: Squeals. You can find it in the Skipped tab.',
  });
  toast()?.action?.onPick();

  expect(toast()).toMatchObject({ title: 'Milestone restored', text: 'Maya: Squeals. Moved back to Upcoming.' });
  expect([...skippedOf(maya.id)]).toEqual([]);
});

test('[MIL-02] where the storage is full a skip lasts for the visit, which is said once', () => {
  const kept = aStorage({ refuses: true });

  skip(maya, squeals, true);
  expect(toast()?.text).toContain('This browser could not keep it: it is skipped until you close this page.');
  skip(maya, mirror, true);

  expect(toast()?.text).toBe('Maya: Enjoys looking in a mirror. You can find it in the Skipped tab.');
  expect([...skippedOf(maya.id)]).toEqual(['ms-06-lan-3', 'ms-06-soc-2']);
  expect(kept.size).toBe(0);
});

test('[decision 40] removing a child forgets what was skipped of it, and of no other', () => {
  const kept = aStorage();
  skip(maya, squeals, true);
  skip(leo, squeals, true);

  forgetRemembered((words) => words.includes(maya.id));

  expect([...kept.keys()]).toEqual([`milestones-skipped ${leo.id}`]);
});

test('[MIL-02] what another tab has skipped is read again', () => {
  const kept = aStorage();
  const heard: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listen: (event: { key: string | null }) => void) => heard.push(listen));
  const changed = vi.fn<() => void>();
  subscribe(changed);
  skip(maya, squeals, true);
  changed.mockClear();

  kept.set(`milestones-skipped ${maya.id}`, mirror.id);
  for (const listen of heard) listen({ key: `milestones-skipped ${maya.id}` });

  expect(changed).toHaveBeenCalledOnce();
  expect([...skippedOf(maya.id)]).toEqual([mirror.id]);
});
