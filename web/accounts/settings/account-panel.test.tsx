import { MutationObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Me } from '#contract/accounts/me.ts';
import { problems, type ProblemCode } from '#contract/problem.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { changingMe, signingOut, signingOutHere } from '../deletion/account-changes.ts';
import { meQuery } from '../data.ts';
import { AccountPanel } from './account-panel.tsx';

const me: Me = {
  id: '0198f4b0-1111-7000-8000-000000000001',
  name: 'Hannah Brooks',
  email: 'hannah@example.com',
  region: 'us',
  timeZone: 'America/New_York',
  units: 'metric',
  growthReference: 'cdc',
  isEditor: false,
  theme: 'system',
  changedAt: '2026-11-21T09:00:00.000Z',
  version: 3,
};

const refused = (code: ProblemCode, current?: unknown) =>
  new CallFailed({ type: `/problems/${code}`, requestId: 'r', code, ...problems[code], current });

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Infinity } } });
  client.setQueryData(meQuery.queryKey, me);
});
afterEach(() => {
  client.clear();
  for (const { id } of toasts.held()) toasts.dismiss(id);
  vi.unstubAllGlobals();
});

const panel = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AccountPanel />
    </QueryClientProvider>,
  );

describe('[ACC-02] the account section of the settings', () => {
  test('[UI-02] shows the name to change and the address that cannot be changed', () => {
    const markup = panel();

    expect(markup).toMatch(/<h2[^>]*>Account Profile<\/h2>/);
    expect(markup).toMatch(/<input[^>]*name="name"[^>]*value="Hannah Brooks"/);
    expect(markup).toMatch(/<input[^>]*readOnly=""[^>]*name="email"[^>]*value="hannah@example.com"/);
    expect(markup).toContain('Your email address cannot be changed');
    expect(markup).toContain('<span>Save changes</span>');
  });

  test('shows the choices of display as they are', () => {
    const markup = panel();

    expect(markup).toContain('<option value="metric" selected="">kg, cm</option>');
    expect(markup).toContain('<option value="us">lb and oz, inches</option>');
    expect(markup).toContain('<option value="system" selected="">System</option>');
    expect(markup).toContain('<option value="America/New_York" selected="">New York</option>');
  });

  test('[UI-02] says when the profile cannot be loaded, and offers another try', async () => {
    client.removeQueries({ queryKey: meQuery.queryKey });
    const load = async () => {
      throw refused('unavailable');
    };
    await client.query({ queryKey: meQuery.queryKey, queryFn: load }).catch((error: unknown) => error);

    const markup = panel();

    expect(markup).toContain('<strong>Failed to load profile</strong>');
    expect(markup).toContain('<span>Try again</span>');
    expect(markup).toContain('If you ask for help, name this: r');
  });
});

describe('[ACC-02] [UI-02] saving the profile', () => {
  const save = (answer: () => Response) => {
    const show = vi.fn<(theme: Me['theme']) => void>();
    vi.stubGlobal('fetch', async () => answer());
    const change = new MutationObserver(client, changingMe(client, show));
    return { show, done: change.mutate({ version: 3, theme: 'dark' }).catch((error: unknown) => error) };
  };

  test("says 'Profile updated successfully' and shows the theme at once", async () => {
    const { show, done } = save(() => Response.json({ ...me, theme: 'dark', version: 4 }));
    await done;

    expect(toasts.held()).toMatchObject([{ kind: 'done', title: 'Profile updated successfully' }]);
    expect(show).toHaveBeenCalledWith('dark');
    expect(client.getQueryData(meQuery.queryKey)).toMatchObject({ theme: 'dark', version: 4 });
  });

  test('that fails is told by the form alone', async () => {
    const { show, done } = save(() => Response.error());
    await done;

    expect(toasts.held()).toEqual([]);
    expect(show).not.toHaveBeenCalled();
    expect(client.getQueryData(meQuery.queryKey)).toEqual(me);
  });

  test('that comes too late loads what the other parent has saved', async () => {
    const now = { ...me, name: 'Hannah B.', version: 4 };
    const about = { type: '/problems/changed-meanwhile', code: 'changed-meanwhile', requestId: 'r' };
    const problem = { ...about, ...problems['changed-meanwhile'], current: now };
    await save(() => Response.json(problem, { status: 409 })).done;

    expect(client.getQueryData(meQuery.queryKey)).toEqual(now);
  });
});

describe('[AUTH-08] logging out', () => {
  const logOut = async (end: () => Promise<unknown>) => {
    const goHome = vi.fn<() => void>();
    const out = new MutationObserver(client, signingOut(client, end, goHome));
    await out.mutate().catch((error: unknown) => error);
    return goHome;
  };

  test('forgets everything that was loaded and goes to the start page', async () => {
    const goHome = await logOut(async () => ({ next: '/' }));

    expect(goHome).toHaveBeenCalledOnce();
    expect(client.getQueryData(meQuery.queryKey)).toBeUndefined();
    expect(toasts.held()).toEqual([]);
  });

  test('that fails stays on the page, where everything is still known', async () => {
    const goHome = await logOut(async () => {
      throw refused('unavailable');
    });

    expect(goHome).not.toHaveBeenCalled();
    expect(client.getQueryData(meQuery.queryKey)).toEqual(me);
  });

  test('[UI-02] that fails in the menu shows the one message of the page, and no other beside it', async () => {
    const message = { hidden: true, matches: () => false };
    vi.stubGlobal('document', { getElementById: (id: string) => (id === 'sign-out-failed' ? message : null) });
    vi.stubGlobal('fetch', async () => Response.error());

    await new MutationObserver(client, signingOutHere(client)).mutate().catch((error: unknown) => error);

    expect(message.hidden).toBe(false);
    expect(toasts.held()).toEqual([]);
  });

  test('[AUTH-11] succeeds for a parent who was logged out elsewhere', async () => {
    const goHome = await logOut(async () => {
      throw refused('sign-in-needed');
    });

    expect(goHome).toHaveBeenCalledOnce();
  });
});
