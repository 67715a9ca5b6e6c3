import { Dose } from '#contract/vaccines.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useSeen } from '#web/client/form/use-seen.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { removingDose } from '../dose-changes.ts';

/** Removes the version the reader has seen. A second press removes another parent's newer version. */
export function useRemoval(childId: string, dose: Dose | null, onRemoved: () => void) {
  const seen = useSeen<Dose | null>(dose, storedAs(Dose));
  const { mutate, isPending, error } = useChange(removingDose, childId);
  const last = seen.meanwhile?.current ?? dose;
  return {
    seen,
    isPending,
    failed: error,
    remove: () => last && mutate(last, { onSuccess: onRemoved, onError: seen.note }),
  };
}
