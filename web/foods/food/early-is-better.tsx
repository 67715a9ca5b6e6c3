import { Sprout } from 'lucide';
import { Alert } from '#web/ui/state/alert.tsx';

/** Not for what a child has reacted to, nor once a doctor has allowed it again. */
export function EarlyIsBetter({ note, isPaused }: { note: string | null; isPaused: boolean }) {
  if (note === null || isPaused) return null;
  return (
    <Alert tone="fern" icon={Sprout} title="Early is better for most.">
      {note}
    </Alert>
  );
}
