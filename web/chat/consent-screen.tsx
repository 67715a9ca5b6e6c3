import { useId } from 'react';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { answeringConsent } from './consent-changes.ts';

type Props = {
  host: string;
  /** Goes on with the question that waits, if any. */
  onDone: () => void;
};

/** Before a question goes to a language model elsewhere: to whom, what, and what not. Refusing keeps the built-in guide. */
export function ConsentScreen({ host, onDone }: Props) {
  const id = useId();
  const consent = useChange(answeringConsent);
  const answer = (agrees: boolean) => () => consent.mutate({ host, agrees }, { onSuccess: onDone });
  return (
    <section className="consent" aria-labelledby={id}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, so that a keyboard can scroll it */}
      <div className="log" role="group" aria-labelledby={id} tabIndex={0}>
        <h3 id={id} ref={focus} tabIndex={-1}>
          May {host} read your questions?
        </h3>
        <p>
          A language model there can word the answers, and the insights that you ask for. Whoever runs this server has
          chosen it; what it does with your questions follows its own rules.
        </p>
        <p>
          <strong>Sent to {host}</strong>
        </p>
        <ul>
          <li>your question, and what you wrote before it in this chat</li>
          <li>your child's age in months</li>
          <li>where they matter, figures of growth, and next dates of vaccines and checkups</li>
          <li>the texts of our library that may answer it</li>
          <li>the sentences of an insight that you ask for, but those with your child's name</li>
        </ul>
        <p>
          <strong>Never sent</strong>
        </p>
        <ul>
          <li>names, dates of birth, notes, your email address</li>
        </ul>
        <p>What you type is sent as it stands: please type none of these.</p>
        <p>
          Without it the built-in guide answers, on this server. You can change this at any time, under “Who reads
          questions” at the end of the chat.
        </p>
      </div>
      <div className="consent-foot">
        {consent.error && (
          <Alert tone="clay" role="alert" title="Your answer could not be saved">
            {problemText(consent.error)}
          </Alert>
        )}
        <Button look="primary" full busy={consent.isPending && consent.variables.agrees} onClick={answer(true)}>
          Yes, {host} may read them
        </Button>
        <Button full busy={consent.isPending && !consent.variables.agrees} onClick={answer(false)}>
          No, keep the built-in guide
        </Button>
      </div>
    </section>
  );
}

/** What it says is read before what is pressed. */
function focus(heading: HTMLElement | null): void {
  heading?.focus();
}
