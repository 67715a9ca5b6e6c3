import { Siren } from 'lucide';
import { TickList } from '#web/ui/layout/tick-list.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { sentencesOf } from './sentences-of.ts';

/** When to call 911, before anybody has said what is seen; nothing once there is an answer. */
export function CallAtFirst({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Alert tone="clay" icon={Siren}>
      <TickList small of={sentencesOf(text)} />
    </Alert>
  );
}
