import { Suspense } from 'react';
import { lazily } from '#web/client/page/lazily.ts';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { askedHost, useAnswering } from '../data.ts';

const ConsentChoiceCard = lazily(() => import('./consent-choice-card.tsx'), 'ConsentChoiceCard');

/** In the settings of an account: whether messages may be sent to a language model elsewhere. Nothing where there is none. */
export function ConsentCard() {
  const query = useAnswering();
  const { data: answering, error } = query;
  const host = askedHost(answering);
  if (error && !answering) {
    return <LoadFailed title="Your choice about the language model cannot be shown" query={query} />;
  }
  if (host === null || answering === undefined || answering === 'nobody') return null;
  return (
    <Suspense fallback={null}>
      <ConsentChoiceCard host={host} agrees={answering.agrees} />
    </Suspense>
  );
}
