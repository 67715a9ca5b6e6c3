import type { FailedEntry } from '#contract/pages.ts';
import { FailureAlert } from './failure-alert.tsx';
import { issuerFailure } from './issuer-texts.ts';

/** Why somebody has come back from an issuer in vain. */
export function FailedEntryAlert({ failed }: { failed: FailedEntry | null }) {
  return failed && <FailureAlert {...issuerFailure(failed)} />;
}
