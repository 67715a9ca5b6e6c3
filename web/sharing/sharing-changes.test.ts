import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChildParent } from '#contract/sharing/parents.ts';
import { childrenOf, daniel, leo, maya } from '#testing/web/replies.ts';
import { childrenQuery } from '#web/children/data.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { parentsQuery } from './data.ts';
import { cancelingInvitation, changingParent, removingParent } from './sharing-changes.ts';

const parent: ChildParent = {
  id: '0197a000-0000-7000-8000-0000000000c1',
  userId: daniel.id,
  name: daniel.name,
  email: 'daniel@example.org',
  relationship: 'father',
  isPrimary: false,
  may: 'edit',
  isYou: false,
  joinedAt: '2026-07-20T10:00:00.000Z',
};

function known() {
  const client = createQueryClient();
  client.setQueryData(childrenQuery.queryKey, childrenOf(maya));
  client.setQueryData(parentsQuery(maya.id).queryKey, [parent]);
  return client;
}

afterEach(() => {
  vi.unstubAllGlobals();
  toasts.clear();
});

test('[PAR-05] [decision 78] the toast names the parent who was removed, and the child', async () => {
  const client = known();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ letIn: [] })));

  await new MutationObserver(client, removingParent(client, maya.id)).mutate(parent.id);

  expect(toasts.held()[0]).toMatchObject({ title: 'Parent removed successfully', text: 'Daniel for Maya' });
});

test.each([
  { whose: [maya], text: 'To ruth@example.org for Maya' },
  { whose: [maya, leo], text: 'To ruth@example.org for Maya and Leo' },
])('[PAR-04] [decision 78] the toast names whose invitation was cancelled: $text', async ({ whose, text }) => {
  const client = known();
  client.setQueryData(childrenQuery.queryKey, childrenOf(maya, leo));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  const invitation = { id: parent.id, email: 'ruth@example.org' };

  await new MutationObserver(client, cancelingInvitation(client, invitation)).mutate(whose.map(({ id }) => id));

  expect(toasts.held()[0]).toMatchObject({ title: 'Invitation cancelled successfully', text });
});

test('[PAR-05] [decision 78] a changed access can be undone', async () => {
  const client = known();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const standing: Pick<ChildParent, 'relationship' | 'may'> = JSON.parse(body);
    sent.push(standing);
    return Promise.resolve(Response.json({ ...parent, ...standing }));
  });
  await new MutationObserver(client, changingParent(client, maya.id, parent.id)).mutate({
    relationship: 'guardian',
    may: 'view',
  });
  expect(toasts.held()[0]).toMatchObject({ title: 'Access updated', text: 'Daniel for Maya' });

  toasts.held()[0]?.action?.onPick();

  await vi.waitFor(() => expect(toasts.held()[0]?.text).toBe('Taken back: the change to Daniel’s access for Maya'));
  expect(sent[1]).toEqual({ relationship: 'father', may: 'edit' });
});
