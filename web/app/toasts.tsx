import { Suspense, useSyncExternalStore } from 'react';
import { lazily } from '#web/client/page/lazily.ts';
import { Boundary } from '#web/ui/state/boundary.tsx';
import { ToastCard } from '#web/ui/toast/toast-card.tsx';
import { toasts } from '#web/ui/toast/toasts.ts';

const Toaster = lazily(() => import('#web/ui/toast/toaster.tsx'), 'Toaster');

const plainToasts = () => <PlainToasts />;

export function Toasts() {
  const hasBeenOne = useSyncExternalStore(toasts.subscribe, toasts.hasBeenOne, () => false);
  return (
    hasBeenOne && (
      <Boundary fallback={plainToasts}>
        <Suspense>
          <Toaster toasts={toasts} />
        </Suspense>
      </Boundary>
    )
  );
}

/** Fallback if the toaster fails to load: each toast stays until the next one. */
function PlainToasts() {
  const held = useSyncExternalStore(toasts.subscribe, toasts.held);
  return (
    <div className="toast-spot stack tight">
      {held.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={toasts.clear} />
      ))}
    </div>
  );
}
