import { useSyncExternalStore } from 'react';

const phone = '(max-width: 767.98px)';

/** Whether the window is narrower than 768 px. */
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
