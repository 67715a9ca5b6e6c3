import { Phone } from 'lucide';
import type { AvoidRule } from '#contract/foods.ts';
import { Alert } from '#web/ui/state/alert.tsx';

/** What to watch for where a food was given too early; nothing where no rule says it. */
export function AlreadyGiven({ rule: { alreadyGiven } }: { rule: AvoidRule }) {
  const [first, ...next] = alreadyGiven;
  if (first === undefined) return null;
  return (
    <Alert tone="clay" icon={Phone} title={first}>
      {next.join(' ')}
    </Alert>
  );
}
