import { useId } from 'react';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { answeringConsent } from './consent-changes.ts';
import { ConsentFacts } from './consent-facts.tsx';

type Props = {
  host: string;
  /** Goes on with the message that waits, if any. */
  onDone: () => void;
};

/** Before a message goes to a language model elsewhere: to whom, what, and what not. Refusing keeps the built-in guide. */
export function ConsentScreen({ host, onDone }: Props) {
  const id = useId();
  const consent = useChange(answeringConsent);
  const answer = (agrees: boolean) => () => consent.mutate({ host, agrees }, { onSuccess: onDone });
  return (
    <section className="consent" aria-labelledby={id}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, so that a keyboard can scroll it */}
      <div className="log" role="group" aria-labelledby={id} tabIndex={0}>
        <h3 id={id} ref={focus} tabIndex={-1}>
          Send your messages to {host}?
        </h3>
        <ConsentFacts host={host} />
        <p>
          If you decline, the built-in guide answers on this server. You can change your choice anytime in Settings,
          under Account.
        </p>
      </div>
      <div className="consent-foot">
        {consent.error && (
          <Alert tone="clay" role="alert" title="Your choice could not be saved">
            {problemText(consent.error)}
          </Alert>
        )}
        <Button look="primary" full busy={consent.isPending && consent.variables.agrees} onClick={answer(true)}>
          Allow
        </Button>
        <Button full busy={consent.isPending && !consent.variables.agrees} onClick={answer(false)}>
          Keep the built-in guide
        </Button>
      </div>
    </section>
  );
}

/** What it says is read before what is pressed. */
function focus(heading: HTMLElement | null): void {
  heading?.focus();
}
