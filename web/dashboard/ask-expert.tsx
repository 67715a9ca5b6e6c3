import { Sparkles } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Button } from '#web/ui/button/button.tsx';

const ChatPanel = lazily(() => import('#web/chat/chat-panel.tsx'), 'ChatPanel');

/** [DASH-01] Opens the chat, which loads with the first press. On phones it leaves while a reader scrolls down. */
export function AskExpert({ child, today }: { child: Child | null; today: Day }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let last = 0;
    const look = () => {
      button.current?.toggleAttribute('data-away', scrollY > last);
      last = scrollY;
    };
    addEventListener('scroll', look);
    return () => removeEventListener('scroll', look);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <Button ref={button} className="ask" icon={Sparkles} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Ask the expert
      </Button>
      {isOpen && (
        <WhenLoaded
          fallback={
            <p className="chat-loading" role="status">
              Loading chat...
            </p>
          }
          onFailed={close}
        >
          <ChatPanel child={child} today={today} onClose={close} />
        </WhenLoaded>
      )}
    </>
  );
}
