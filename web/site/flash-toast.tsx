import type { FlashCode } from '#contract/flash.ts';
import { flashText } from '#web/client/page/flash-text.ts';
import { ToastCard } from '#web/ui/toast/toast-card.tsx';

/** A flash message rendered by the server; the page's script hides it. */
export function FlashToast({ code }: { code: FlashCode }) {
  return (
    <div className="toast-spot" data-flash>
      <ToastCard toast={{ kind: 'done', ...flashText[code] }} />
    </div>
  );
}
