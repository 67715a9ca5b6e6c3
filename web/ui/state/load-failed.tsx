import type { CallFailed } from '#web/client/call.ts';
import { Failed } from './failed.tsx';

export type LoadFailedProps = {
  /** What could not be loaded, in the words of the specification. */
  title: string;
  /** The query that failed. */
  query: { readonly error: CallFailed | null; readonly isFetching: boolean; readonly refetch: () => unknown };
};

/** Something could not be loaded: what happened, what is safe, and a way to try again. */
export function LoadFailed({ title, query: { error, isFetching, refetch } }: LoadFailedProps) {
  return (
    <Failed title={title} busy={isFetching} requestId={error?.requestId} onRetry={() => void refetch()}>
      {error?.code === 'not-understood' ? error.message : undefined}
    </Failed>
  );
}
