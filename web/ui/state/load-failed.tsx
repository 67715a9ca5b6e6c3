import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { Failed } from './failed.tsx';

export type LoadFailedProps = {
  /** The specification's title; a function if it includes the reason. */
  title: string | ((failed: CallFailed) => string);
  query: { readonly error: CallFailed | null; readonly isFetching: boolean; readonly refetch: () => unknown };
};

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
