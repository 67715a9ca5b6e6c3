import { useSyncExternalStore } from 'react';
import { PHONE_BELOW_PX } from '../constants.ts';

const phone = `(width < ${PHONE_BELOW_PX}px)`;

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const media = matchMedia(phone);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
