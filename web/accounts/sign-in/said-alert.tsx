import { Alert } from '#web/ui/state/alert.tsx';
import type { Said } from '../failure-text.ts';

export function SaidAlert({ title, text }: Said) {
  return (
    <Alert tone="clay" title={title} role="alert">
      {text}
    </Alert>
  );
}
