import { CallFailed } from './call-failed.ts';

/** Where what was sent is refused because somebody changed or removed it, what is shown is asked for again. */
export async function refreshedIfOther<T>(work: Promise<T>, refresh: (failed: CallFailed) => unknown): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof CallFailed && isOther(error)) refresh(error);
    throw error;
  });
}

/** Whether what was sent is not what is stored. */
export function isOther({ code }: Pick<CallFailed, 'code'>): boolean {
  return code === 'changed-meanwhile' || code === 'not-found';
}
