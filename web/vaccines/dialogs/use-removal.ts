import { Dose } from '#contract/vaccines.ts';
import { storedAs, useSeen } from '#web/client/use-seen.ts';
import { useRemoveDose } from '../changing-data.ts';

/** Removes a dose in the version that its reader has seen; a second press removes what somebody else has made of it. */
export function useRemoval(childId: string, dose: Dose | null, onRemoved: () => void) {
  const seen = useSeen<Dose | null>(dose, storedAs(Dose));
  const { mutate, isPending, error } = useRemoveDose(childId);
  const last = seen.meanwhile?.current ?? dose;
  return {
    seen,
    isPending,
    failed: error,
    remove: () => last && mutate(last, { onSuccess: onRemoved, onError: seen.note }),
  };
}
