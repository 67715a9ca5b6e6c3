import { checkupSourceText } from '#domain/checkups/source-text.ts';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { Alert } from '#web/ui/state/alert.tsx';

export function FirstVisitMissing() {
  return (
    <Alert tone="amber" title="Not seen by a doctor since birth?">
      <p>Call the doctor’s office and ask for the first-week visit now.</p>
      <SourceLine>{checkupSourceText()}</SourceLine>
    </Alert>
  );
}
