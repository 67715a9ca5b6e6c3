import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ReferenceChoice } from '#domain/growth/references/reference-plan.ts';
import { closeAccount, Deletion, type Closing } from '#contract/accounts/deletion.ts';
import { changeMe, type ChangedMe, type Me } from '#contract/accounts/me.ts';
import { call, CallFailed } from '#web/client/call.ts';
import { problemText } from '#web/client/problem-text.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { meIn } from '../settings/profile.ts';
import { showTheme } from '../settings/theme.ts';

/** Where the signed-in account lies in the query cache. */
export const meKey = ['me'] as const;
/** Where it lies there what happens when the account is deleted. */
export const deletionKey = ['deletion'] as const;

type Change = z.input<typeof ChangedMe>;

/** How the profile is changed, and what is said about it. A new theme is shown at once. */
export function changingMe(client: QueryClient, show = showTheme): UseMutationOptions<Me, CallFailed, Change> {
  return {
    mutationFn: (body) => call(changeMe, { body }),
    onSuccess: async (me) => {
      // A reading that began before the change would put the old account back.
      await client.cancelQueries({ queryKey: meKey });
      client.setQueryData<Me>(meKey, me);
      show(me.theme);
      toasts.show({ title: 'Profile updated successfully' });
    },
    onError: (failed) => {
      const now = meIn(failed.current);
      if (now) client.setQueryData<Me>(meKey, now);
      if (failed.fields.length > 0) return;
      toasts.show({ kind: 'problem', title: 'Failed to update profile', text: problemText(failed) });
    },
  };
}

/** How the growth reference is chosen beside a chart, here and in print; a version that is not the latest is no matter. */
export function choosingReference(client: QueryClient): UseMutationOptions<Me, CallFailed, ReferenceChoice> {
  const send = (growthReference: ReferenceChoice, version: number) =>
    call(changeMe, { body: { growthReference, version } });
  return {
    mutationFn: async (choice) => {
      const version = client.getQueryData<Me>(meKey)?.version ?? 1;
      return send(choice, version).catch((failed: unknown) => {
        const now = failed instanceof CallFailed ? meIn(failed.current) : null;
        if (!now) throw failed;
        return send(choice, now.version);
      });
    },
    onSuccess: async (me) => {
      await client.cancelQueries({ queryKey: meKey });
      client.setQueryData<Me>(meKey, me);
      const lines = me.growthReference === 'cdc' ? 'CDC' : 'WHO';
      toasts.show({ title: `Lines from 24 months: ${lines}`, text: 'Kept for your account, here and in print.' });
    },
    onError: (failed) => {
      toasts.show({ kind: 'problem', title: 'Failed to change the lines', text: problemText(failed) });
    },
  };
}

/**
 * How a session is ended, and what is said about it. The message of success stands on the page that follows.
 *
 * @param end    ends it on the server
 * @param goHome replaces this page by the start page
 */
export function signingOut(
  client: QueryClient,
  end: () => Promise<unknown>,
  goHome: () => void = () => location.replace('/'),
): UseMutationOptions<unknown, CallFailed> {
  return {
    mutationFn: () => end().catch(unlessOutAlready),
    onSuccess: () => {
      // The browser may keep a left page: nothing of the account is to stay in it.
      client.clear();
      goHome();
    },
    onError: () => {
      const text = 'An error occurred during logout. Please try again.';
      toasts.show({ kind: 'problem', title: 'Logout failed', text });
    },
  };
}

/**
 * How the account is closed. All that is left of it to see is the page that says so. Where something else would happen
 * than was read, that is shown.
 *
 * @param goThere replaces this page by that one
 */
export function closingAccount(
  client: QueryClient,
  goThere: () => void = () => location.replace('/account-closed'),
): UseMutationOptions<unknown, CallFailed, z.input<typeof Closing>> {
  return {
    mutationFn: (body) => call(closeAccount, { body }),
    onSuccess: () => {
      client.clear();
      goThere();
    },
    onError: ({ current }) => {
      const now = Deletion.safeParse(current);
      if (now.success) client.setQueryData<Deletion>(deletionKey, now.data);
    },
  };
}

/** Whoever has been logged out elsewhere wanted nothing else. */
function unlessOutAlready(error: unknown): void {
  if (!(error instanceof CallFailed && error.code === 'sign-in-needed')) throw error;
}
