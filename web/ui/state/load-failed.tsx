import type { CallFailed } from '#web/client/call.ts';
import { Failed } from './failed.tsx';

export type LoadFailedProps = {
  /** What could not be loaded, in the words of the specification; a function where they say why, too. */
  title: string | ((failed: CallFailed) => string);
  /** The query that failed. */
  query: { readonly error: CallFailed | null; readonly isFetching: boolean; readonly refetch: () => unknown };
};

/** Says that something could not be loaded, with a button to try again. */
export function LoadFailed({ title, query: { error, isFetching, refetch } }: LoadFailedProps) {
  return (
    <Failed
      title={typeof title === 'string' ? title : error && title(error)}
      busy={isFetching}
      requestId={error?.requestId}
      onRetry={() => void refetch()}
    >
      {typeof title === 'string' && error?.code === 'not-understood' ? error.message : undefined}
    </Failed>
  );
}
