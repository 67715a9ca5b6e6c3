import type { Unsaved } from '#web/client/form/use-unsaved.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '../behavior/when-loaded.tsx';

const UnsavedDialog = lazily(() => import('./unsaved-dialog.tsx'), 'UnsavedDialog');

/** For a page that needs no other dialog at first: it is loaded when somebody leaves, who stays if it cannot be. */
export function UnsavedLaterDialog({ unsaved }: { unsaved: Unsaved }) {
  if (!unsaved.isAsked) return null;
  return (
    <WhenLoaded fallback={null} onFailed={unsaved.stay}>
      <UnsavedDialog unsaved={unsaved} />
    </WhenLoaded>
  );
}
