import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Deletion, Parting } from '#contract/accounts/deletion.ts';
import { problems } from '#contract/problem.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { closingAccount } from './account-changes.ts';
import { deletionQuery } from '../settings/settings-data.ts';
import { closeFailure } from '../failure-text.ts';
import { Consequences } from './consequences.tsx';
import { PartingText, sameParting } from './parting-text.tsx';

const maya: Parting = {
  childId: '0198f4b0-1111-7000-8000-00000000000a',
  firstName: 'Maya',
  gender: 'female',
  what: 'passes',
  to: 'Daniel Brooks',
};

afterEach(() => vi.unstubAllGlobals());

describe('[ACC-03] a sentence says what happens to a child', () => {
  test.each<{ change: Partial<Parting>; sentence: string }>([
    { change: {}, sentence: 'Maya stays with Daniel Brooks, who becomes her primary parent.' },
    {
      change: { firstName: 'Jonah', gender: 'male' },
      sentence: 'Jonah stays with Daniel Brooks, who becomes his primary parent.',
    },
    { change: { gender: null }, sentence: 'Maya stays with Daniel Brooks, who becomes the primary parent.' },
    {
      change: { what: 'deleted', to: null },
      sentence: 'Maya is deleted with the account. No other parent can take over.',
    },
    { change: { what: 'stays', to: null }, sentence: 'Maya stays with her primary parent.' },
  ])('$sentence', ({ change, sentence }) => {
    const markup = renderToStaticMarkup(<PartingText parted={[{ ...maya, ...change }]} />);

    expect(markup.replaceAll(/<[^>]+>/g, '')).toBe(sentence);
  });
});

test('[ACC-03] the same is said once for all children to whom it happens', () => {
  const leo = { ...maya, childId: 'leo', firstName: 'Leo' };
  const theo = { ...maya, childId: 'theo', firstName: 'Theo', what: 'deleted', to: null } as const;
  const jonah = { ...theo, childId: 'jonah', firstName: 'Jonah' };
  const noah = { ...leo, childId: 'noah', firstName: 'Noah', to: 'Ruth Brooks' };
  const ada = { ...leo, childId: 'ada', firstName: 'Ada', what: 'stays', to: null } as const;
  const kai = { ...ada, childId: 'kai', firstName: 'Kai' };

  const said = sameParting([maya, theo, leo, jonah, noah, ada, kai]).map((parted) =>
    renderToStaticMarkup(<PartingText parted={parted} />).replaceAll(/<[^>]+>/g, ''),
  );

  expect(said).toEqual([
    'Maya and Leo stay with Daniel Brooks, who becomes their primary parent.',
    'Theo and Jonah are deleted with the account. No other parent can take over.',
    'Noah stays with Ruth Brooks, who becomes her primary parent.',
    'Ada and Kai stay with their primary parents.',
  ]);
});

test('[ACC-03] [SUB-02] what happens to a subscription is said, too, where there is one', () => {
  const consequences = (deletion: Pick<Deletion, 'children' | 'hasSubscription'>) =>
    renderToStaticMarkup(<Consequences of={{ erasedFrom: null, ...deletion }} />);
  const sentence = '<li>Your subscription is not renewed and ends with the account.</li>';

  expect(consequences({ children: [maya], hasSubscription: true })).toMatch(/Daniel Brooks.*<li>Your subscription/);
  expect(consequences({ children: [], hasSubscription: true })).toContain(sentence);
  expect(consequences({ children: [maya], hasSubscription: false })).not.toContain('ubscription');
  expect(consequences({ children: [], hasSubscription: false })).toBe('');
});

test('[ACC-03] once the account is closed the page is replaced by the one that says so', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ erasedFrom: '2026-12-21T15:00:00.000Z' }));
  const client = new QueryClient();
  client.setQueryData(['children'], 'Maya');
  const goThere = vi.fn<() => void>();

  await new MutationObserver(client, closingAccount(client, goThere)).mutate({
    password: 'seven quiet owls at dusk',
    confirmation: 'delete',
  });

  expect(client.getQueryData(['children'])).toBeUndefined();
  expect(goThere).toHaveBeenCalledOnce();
});

test('[ACC-03] where something else would happen than was read, that is shown, and the account is not closed', async () => {
  const current = { erasedFrom: null, children: [{ ...maya, what: 'deleted', to: null }], hasSubscription: false };
  const problem = { type: '/problems/changed-meanwhile', requestId: 'r', code: 'changed-meanwhile' } as const;
  const body = { ...problem, ...problems['changed-meanwhile'], current };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 409 }));
  const client = new QueryClient();
  client.setQueryData(deletionQuery.queryKey, { ...current, children: [maya] });

  const failed = await new MutationObserver(client, closingAccount(client))
    .mutate({ password: 'seven quiet owls at dusk', confirmation: 'delete', seen: [] })
    .catch((error: unknown) => error);

  expect(client.getQueryData(deletionQuery.queryKey)).toEqual(current);
  expect(failed).toBeInstanceOf(CallFailed);
  expect(failed instanceof CallFailed && closeFailure(failed)).toEqual({
    title: 'Your account was not deleted',
    text: 'What happens to your children has changed. Please read it again.',
  });
});
