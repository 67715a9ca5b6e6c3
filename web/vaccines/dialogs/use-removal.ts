import { Dose } from '#contract/vaccines.ts';
import { storedAs } from '#web/client/stored-as.ts';
import { useSeen } from '#web/client/use-seen.ts';
import { useChange } from '#web/client/use-change.ts';
import { removingDose } from '../vaccine-changes.ts';

/** Removes a dose in the version that its reader has seen; a second press removes what somebody else has made of it. */
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
