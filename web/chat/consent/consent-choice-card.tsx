import { problemText } from '#web/client/calls/problem-text.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { scrollToAnchor } from '#web/client/page/scroll-to-anchor.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { answeringConsent } from './consent-changes.ts';
import { ConsentFacts } from './consent-facts.tsx';

type Props = { host: string; agrees: boolean | null };

/** One button, so that the focus stays where it is. */
export function ConsentChoiceCard({ host, agrees }: Props) {
  const consent = useChange(answeringConsent);
  return (
    <div id="language-model" className="arrival" tabIndex={-1} ref={scrollToAnchor}>
      <Card title="Language model" caption="Who may read what you type into the chat.">
        <div className="stack">
          <p role="status">{choiceText(host, agrees)}</p>
          <Fold title={`What ${host} is sent, and what not`} titleLevel={3} plain>
            <div className="stack tight">
              <ConsentFacts host={host} />
            </div>
          </Fold>
          {consent.error && (
            <Alert tone="clay" role="alert" title="Your choice could not be saved">
              {problemText(consent.error)}
            </Alert>
          )}
          <div>
            <Button busy={consent.isPending} onClick={() => consent.mutate({ host, agrees: agrees !== true })}>
              {agrees === true ? `Stop sending to ${host}` : `Allow sending to ${host}`}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}

function choiceText(host: string, agrees: boolean | null): string {
  if (agrees === null) return `Nothing is sent to ${host} yet. The chat asks you before your first message is.`;
  return agrees
    ? `Your messages may be sent to ${host}, where a language model words the answers.`
    : `Nothing is sent to ${host}. The built-in guide answers on this server.`;
}
