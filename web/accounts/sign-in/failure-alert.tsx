import { Alert } from '#web/ui/state/alert.tsx';
import type { AlertText } from '../failure-text.ts';

export function FailureAlert({ title, text }: AlertText) {
  return (
    <Alert tone="clay" title={title} role="alert">
      {text}
    </Alert>
  );
}
