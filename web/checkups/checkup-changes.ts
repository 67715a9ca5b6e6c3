import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import { Checkup } from '#contract/checkups.ts';
import { changeCheckup, type ChangedCheckup } from '#contract/checkups/changing.ts';
import { childrenKey } from '#web/children/data.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { problemText } from '#web/client/problem-text.ts';
import { storedAs } from '#web/client/use-seen.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { checkupsKey } from './data.ts';

/** What is said of a change once it is saved, and where it could not be. */
export type Said = { readonly done: string; readonly failed: string };

const completing: Said = {
  done: 'Checkup marked as completed',
  failed: 'Failed to mark checkup as completed',
};
export const rescheduling: Said = { done: 'Checkup rescheduled successfully', failed: 'Failed to reschedule checkup' };
export const updating: Said = {
  done: 'Checkup updated successfully',
  failed: 'Failed to update checkup. Please try again.',
};

/** What is said where a change failed; the specification has titles of their own for two reasons of the server's. */
export function failedTitle({ failed: title }: Said, { code }: Pick<CallFailed, 'code'>): string {
  if (code === 'not-understood') return 'No checkup data returned after update';
  return code === 'unexpected' ? 'Failed to update checkup due to an unexpected error.' : title;
}

/** A checkup with what it shall say, and the version that the parent has seen. */
type CheckupChange = { readonly checkupId: string; readonly body: ChangedCheckup };

export type Change<Reply, Given> = UseMutationOptions<Reply, CallFailed, Given>;

/** How a checkup is changed by a form, which tells itself of a refusal. */
export function changingCheckup(client: QueryClient, childId: string, said: Said): Change<Checkup, CheckupChange> {
  return {
    mutationFn: ({ checkupId, body }) => call(changeCheckup, { params: { childId, checkupId }, body }),
    onSuccess: async (changed) => {
      await keepCheckup(client, childId, changed);
      toasts.show({ title: said.done });
    },
    onError: (failed) => keepCurrent(client, childId, failed),
  };
}

/** How a checkup is marked completed or not completed at one press. */
export function markingCheckup(client: QueryClient, childId: string): Change<Checkup, Checkup> {
  const saidOf = (checkup: Checkup) => (checkup.completed ? updating : completing);
  return {
    mutationFn: ({ id, completed, version }) =>
      call(changeCheckup, { params: { childId, checkupId: id }, body: { completed: !completed, version } }),
    onSuccess: async (changed, before) => {
      await keepCheckup(client, childId, changed);
      toasts.show({ title: saidOf(before).done });
    },
    onError: (failed, before) => keepAndSay(client, childId, saidOf(before), failed),
  };
}

/** Puts a checkup as the server has answered it into the cache, and asks for all of them again behind it. */
export async function keepCheckup(client: QueryClient, childId: string, changed: Checkup): Promise<void> {
  const queryKey = checkupsKey(childId);
  await client.cancelQueries({ queryKey });
  client.setQueryData<Checkup[]>(queryKey, (known) =>
    known?.map((checkup) => (checkup.id === changed.id ? changed : checkup)),
  );
  void client.invalidateQueries({ queryKey });
}

/** Says that a press has changed nothing and why, and shows what there is now. */
export async function keepAndSay(client: QueryClient, childId: string, said: Said, failed: CallFailed): Promise<void> {
  await keepCurrent(client, childId, failed);
  toasts.show({ kind: 'problem', title: failedTitle(said, failed), text: problemText(failed) });
}

/** Shows what somebody else has saved where a change came too late, and whoever may look alone by now that they may. */
export async function keepCurrent(client: QueryClient, childId: string, failed: CallFailed): Promise<void> {
  if (failed.code === 'not-allowed') await client.invalidateQueries({ queryKey: childrenKey, exact: true });
  const current = storedAs(Checkup)(failed.current);
  if (current) await keepCheckup(client, childId, current);
  else if (failed.code === 'changed-meanwhile' || failed.code === 'not-found')
    await client.invalidateQueries({ queryKey: checkupsKey(childId) });
}
