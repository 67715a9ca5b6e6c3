import { Phone } from 'lucide';
import type { ReactionAdvice } from '#domain/foods/reaction-advice.ts';
import { TickList } from '#web/ui/layout/tick-list.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { Call911 } from './call-911.tsx';

export type AnswerProps = {
  advice: ReactionAdvice | null;
  /** The number stands in the footer, which is always in view. */
  isCallBelow?: boolean | undefined;
};

/** What to do first. It needs no answer of the server. */
export function ReactionAnswer({ advice, isCallBelow = false }: AnswerProps) {
  if (!advice) return null;
  return (
    <IntoView key={[advice.first, advice.below].join(' ')}>
      {advice.level === 'emergency' ? (
        <Emergency advice={advice} isCallBelow={isCallBelow} />
      ) : (
        <CallTheDoctor advice={advice} />
      )}
    </IntoView>
  );
}

function Emergency({ advice: { first, next }, isCallBelow }: { advice: ReactionAdvice; isCallBelow: boolean }) {
  return (
    <section className="sos" role="alert">
      <strong>{first}</strong>
      {!isCallBelow && <Call911 className="btn full" />}
      <ul>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
}

function CallTheDoctor({ advice: { level, first, below, next } }: { advice: ReactionAdvice }) {
  return (
    <Alert tone={level === 'call-now' ? 'clay' : 'amber'} icon={Phone} role="alert" title={first}>
      <div className="stack tight">
        {below && <p>{below}</p>}
        <TickList small of={next} />
      </div>
    </Alert>
  );
}
