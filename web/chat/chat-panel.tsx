import '#web/ui/css/pages/chat.css';
import { Sparkles, X } from 'lucide';
import * as Radix from 'radix-ui/dialog';
import { useEffect, useRef } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { AiAccessPanel, type NoAccess } from '#web/billing/gate/ai-access-panel.tsx';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { keepAboveKeyboard } from '#web/ui/behavior/above-keyboard.ts';
import { useIsPhone } from '#web/ui/behavior/use-is-phone.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { useModal } from '#web/ui/overlay/use-modal.ts';
import { Loading } from '#web/ui/state/loading.tsx';
import { toasts } from '#web/ui/toast/toasts.ts';
import { ChatGate } from './chat-gate.tsx';
import { ChatLog } from './chat-log.tsx';
import { DangerBlock } from './danger-block.tsx';
import type { Answering } from './data.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import { MessageForm, messageBoxId } from './message-form.tsx';
import { useConversation } from './use-conversation.ts';

const ConsentScreen = lazily(() => import('./consent/consent-screen.tsx'), 'ConsentScreen');

type Props = { child: Child | null; today: Day; onClose: () => void };

/** [AI-02] Floats above the dashboard; on a phone it fills the screen, and nothing behind it can be reached. */
export function ChatPanel(props: Props) {
  return (
    <AiAccessPanel>
      {(noAccess, askAgain) => <ChatFrame {...props} noAccess={noAccess} onRefused={askAgain} />}
    </AiAccessPanel>
  );
}

type FrameProps = Props & { noAccess: NoAccess | null; onRefused: () => void };

function ChatFrame({ child, today, noAccess, onRefused, onClose }: FrameProps) {
  // Here it outlives the turning of a phone, which begins what is inside anew.
  const chat = useConversation({ child, today, noAccess, onRefused });
  const isPhone = useIsPhone();
  const modal = useModal();
  // Turning a phone begins the dialog anew, which is no opening and no closing.
  const isOpen = useRef(false);
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );
  const onOpenAutoFocus = (event: Event) => {
    if (isOpen.current) {
      event.preventDefault();
      document.getElementById(messageBoxId)?.focus();
      return;
    }
    isOpen.current = true;
    modal.onOpenAutoFocus(event);
    if (noAccess) toasts.show({ kind: 'problem', title: noAccess.title });
  };
  const onCloseAutoFocus = (event: Event) => {
    if (isOpen.current) event.preventDefault();
    else modal.onCloseAutoFocus(event);
  };
  return (
    <Radix.Root open modal={isPhone} onOpenChange={(stays) => !stays && onClose()}>
      <Radix.Portal>
        <div className="chat-place" ref={keepAboveKeyboard}>
          <Radix.Content
            className="chat"
            aria-describedby={undefined}
            aria-modal={isPhone}
            onOpenAutoFocus={onOpenAutoFocus}
            onCloseAutoFocus={onCloseAutoFocus}
            // What else is pressed on the page leaves it open.
            onInteractOutside={(event) => event.preventDefault()}
          >
            <ChatBody child={child} noAccess={noAccess} chat={chat} />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

type BodyProps = Pick<FrameProps, 'child' | 'noAccess'> & { chat: ReturnType<typeof useConversation> };

function ChatBody({ child, noAccess, chat }: BodyProps) {
  const { conversation, answering, consentHost, knowsDanger } = chat;
  const { messages, held, typed, waiting } = conversation;
  const who = whoAnswers(answering);
  const thenType =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      focusSoon(messageBoxId);
    };
  return (
    <>
      <div className="chat-head">
        <Tile icon={Sparkles} tone="heather" />
        <div className="grow">
          <Radix.Title>Baby Development Expert</Radix.Title>
          <p className="xs faint">{who}</p>
        </div>
        <Radix.Close asChild>
          <IconButton icon={X} label="Close chat" />
        </Radix.Close>
      </div>
      <EmergencyNumbers isOpen={!knowsDanger && messages.at(-1)?.sender === 'error'} />
      {consentHost === null ? (
        <>
          <ChatLog
            conversation={conversation}
            child={child}
            answering={answering}
            mayAsk={noAccess === null && answering !== 'nobody'}
            onAsk={thenType(chat.send)}
            onSendAgain={thenType(chat.sendAgain)}
            onStartOver={thenType(chat.startOver)}
            onBringBack={thenType(chat.bringBack)}
            onConsent={chat.askConsent}
          >
            {/* In the head but for large text. */}
            <p className="xs faint who-in-log">{who}</p>
            <ChatGate noAccess={noAccess} isLoggedOut={answering === 'nobody'} />
          </ChatLog>
          {held.length > 0 && (
            <div className="held" key={held.map(({ id }) => id).join(' ')}>
              <DangerBlock calls={held} />
            </div>
          )}
          <MessageForm typed={typed} isWaiting={waiting !== null} child={child} onType={chat.type} onSend={chat.send} />
        </>
      ) : (
        <WhenLoaded fallback={<Loading text="Loading..." rows={2} />} onFailed={chat.leaveConsent}>
          <ConsentScreen host={consentHost} onDone={thenType(chat.goOn)} />
        </WhenLoaded>
      )}
    </>
  );
}

function whoAnswers(answering: Answering | undefined): string {
  if (answering === undefined) return 'Not a doctor, not a person.';
  const isModel = answering !== 'nobody' && answering.host !== null && answering.agrees === true;
  return isModel ? 'AI guide. Not a doctor, not a person.' : 'Built-in guide, not an AI model';
}
