import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { changeMe, Me, readMe } from '#contract/accounts/me.ts';
import type { ReferenceChoice } from '#domain/growth/references/reference-plan.ts';
import type { Day } from '#domain/time/day.ts';
import { childrenQuery } from '#web/children/data.ts';
import { call } from '#web/client/calls/call.ts';
import { forgetFirstAnswers } from '#web/client/calls/first-answers.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { dayNow, onClockChange } from '#web/client/text/local-day.ts';
import { DrawnContext } from '#web/client/page/drawn.ts';
import { putAnswer } from '#web/client/calls/put-answer.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { queryOf } from '#web/client/calls/queries.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { toasts } from '#web/ui/toast/toasts.ts';

export const meQuery = queryOf(readMe, {});

export const useMe = () => useQuery(meQuery);

/**
 * In the parent's time zone. At their midnight all data about the children reloads, because what is overdue depends on
 * the day.
 */
export function useToday(): Day {
  const client = useQueryClient();
  const { data: me } = useMe();
  const { today: drawnOn } = useContext(DrawnContext);
  const read = () => dayNow(me?.timeZone, drawnOn);
  const today = useSyncExternalStore(onClockChange, read, () => drawnOn ?? read());
  const known = useRef(today);
  useEffect(() => {
    if (known.current === today) return;
    known.current = today;
    forgetFirstAnswers();
    void client.invalidateQueries({ queryKey: childrenQuery.queryKey });
  }, [client, today]);
  return today;
}

/** Overwrites a newer choice from elsewhere. */
export function choosingReference(client: QueryClient): Change<Me, ReferenceChoice> {
  const send = (growthReference: ReferenceChoice, version: number) =>
    call(changeMe, { body: { growthReference, version } });
  return {
    mutationFn: async (choice) => {
      const version = client.getQueryData(meQuery.queryKey)?.version ?? 1;
      return send(choice, version).catch((failed: unknown) => {
        const now = failed instanceof CallFailed ? storedAs(Me)(failed.current) : null;
        if (!now) throw failed;
        return send(choice, now.version);
      });
    },
    onSuccess: async (me) => {
      await putAnswer(client, meQuery, () => me);
      const lines = me.growthReference === 'cdc' ? 'CDC' : 'WHO';
      toasts.show({ title: `Lines from 24 months: ${lines}`, text: 'Kept for your account, here and in print.' });
    },
    onError: (failed) => {
      toasts.show({ kind: 'problem', title: 'Failed to change the lines', text: problemText(failed) });
    },
  };
}
