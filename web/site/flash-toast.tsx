import type { FlashCode } from '#contract/flash.ts';
import { flashText } from '#web/client/flash-text.ts';
import { ToastCard } from '#web/ui/toast/toast-card.tsx';

/** A message that came along with a change of page, drawn by the server; the page's script takes it away again. */
export function FlashToast({ code }: { code: FlashCode }) {
  return (
    <div className="toast-spot" data-flash>
      <ToastCard toast={{ kind: 'done', ...flashText[code] }} />
    </div>
  );
}
