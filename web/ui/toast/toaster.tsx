import 'sonner/dist/styles.css';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { TOAST_GAP_PX, TOAST_MS, TOASTS_SHOWN } from '../constants.ts';
import { ToastCard } from './toast-card.tsx';
import { toastPlace } from './toast-place.ts';
import { toastMs } from './toast-ms.ts';
import type { Toast, Toasts } from './toasts.ts';
import { useFromBrowser } from '../behavior/use-from-browser.ts';
import { useIsPhone } from '../behavior/use-is-phone.ts';
import { keepFocusClear } from './keep-focus-clear.ts';

const isRightToLeft = () => document.documentElement.dir === 'rtl';

function draw(toast: Toast, toasts: Toasts, duration = toastMs(toast)) {
  const forget = () => toasts.dismiss(toast.id);
  sonner.custom(() => <ToastCard toast={toast} onClose={forget} />, {
    id: toast.id,
    duration,
    onAutoClose: forget,
    onDismiss: forget,
  });
}

/** A toast stays while hovered or focused. */
export function Toaster({ toasts }: { toasts: Toasts }) {
  const isPhone = useIsPhone();
  const isMirrored = useFromBrowser(isRightToLeft, false);
  const held = useSyncExternalStore(toasts.subscribe, toasts.held, toasts.held);
  const drawnIds = useRef<readonly number[]>([]);

  useEffect(() => {
    const heldIds = held.map(({ id }) => id);
    for (const id of drawnIds.current) if (!heldIds.includes(id)) sonner.dismiss(id);
    for (const toast of held) if (!drawnIds.current.includes(toast.id)) draw(toast, toasts);
    if (heldIds.some((id) => !drawnIds.current.includes(id))) keepFocusClear();
    drawnIds.current = heldIds;
  }, [held, toasts]);

  const redraw = (duration?: number) => {
    for (const toast of toasts.held()) draw(toast, toasts, duration);
  };

  return (
    <div onFocus={() => redraw(Number.POSITIVE_INFINITY)} onBlur={() => redraw()}>
      <Sonner
        {...toastPlace(isPhone, isMirrored)}
        visibleToasts={TOASTS_SHOWN}
        duration={TOAST_MS}
        gap={TOAST_GAP_PX}
      />
    </div>
  );
}
