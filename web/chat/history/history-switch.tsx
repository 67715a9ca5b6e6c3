import { History } from 'lucide';
import type { ChatHistory } from '#contract/chat/history.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { choosingHistory } from './history-changes.ts';

const TurnOffDialog = lazily(() => import('./history-dialogs.tsx'), 'TurnOffDialog');

/** One button, so that the focus stays where it is. Turning off erases, so it asks first. */
export function HistorySwitch({ kept: { keptSince } }: { kept: ChatHistory }) {
  const open = useOpen();
  const choose = useChange(choosingHistory);
  const isOn = keptSince !== null;
  const press = () => {
    if (isOn) open((close) => <TurnOffDialog onClose={close} />);
    else choose.mutate(true);
  };
  return (
    <>
      <Button look={isOn ? 'quiet' : 'default'} icon={History} busy={choose.isPending} onClick={press}>
        {isOn ? 'Turn history off' : 'Turn history on'}
      </Button>
      {choose.error && (
        <Alert tone="clay" role="alert" title="Your history could not be turned on.">
          {problemText(choose.error)}
        </Alert>
      )}
    </>
  );
}
