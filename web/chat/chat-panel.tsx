import '#web/ui/css/pages/chat.css';
import { useQueryClient } from '@tanstack/react-query';
import { Sparkles, X } from 'lucide';
import * as Radix from 'radix-ui/dialog';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readTrial } from '#contract/billing/trial.ts';
import type { Child } from '#contract/children.ts';
import { isForAnyone } from '#domain/chat/answer-level.ts';
import type { Day } from '#domain/time/day.ts';
import { meQuery, useMe } from '#web/accounts/data.ts';
import { AiAccessPanel, type NoAccess } from '#web/billing/gate/ai-access-panel.tsx';
import { queryOf } from '#web/client/calls/queries.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { keepAboveKeyboard } from '#web/ui/behavior/above-keyboard.ts';
import { useIsPhone } from '#web/ui/behavior/use-is-phone.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { useModal } from '#web/ui/overlay/use-modal.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { ask, writtenIn } from './ask.ts';
import { ConsentScreen } from './consent-screen.tsx';
import {
  aboutOf,
  changeConversation,
  conversationOf,
  keepOnlyOf,
  onConversationChange,
  startOver,
} from './conversation.ts';
import { DangerBlock } from './danger-block.tsx';
import { useDanger } from './danger.ts';
import { askedHost, useAnswering, type Answering } from './data.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import { ChatGate } from './chat-gate.tsx';
import { ChatLog } from './chat-log.tsx';
import { MessageForm, messageBoxId } from './message-form.tsx';

type Props = { child: Child | null; today: Day; onClose: () => void };

/** [AI-02] Floats above the dashboard; on a phone it fills the screen, and nothing behind it can be reached. */
export function ChatPanel(props: Props) {
  return <AiAccessPanel>{(noAccess) => <Panel {...props} noAccess={noAccess} />}</AiAccessPanel>;
}

type PanelProps = Props & { noAccess: NoAccess | null };

function Panel({ noAccess, onClose, ...about }: PanelProps) {
  const isPhone = useIsPhone();
  const modal = useModal();
  // Here it outlives the turning of a phone, which begins what is inside anew.
  const [waiting, setWaiting] = useState<string | null>(null);
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
            <Inside {...about} noAccess={noAccess} waiting={waiting} onWait={setWaiting} />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

type InsideProps = Omit<PanelProps, 'onClose'> & {
  /** What is sent once it is said who may read it; '' where that is asked without a question, null where it is not. */
  waiting: string | null;
  onWait: (text: string | null) => void;
};

function Inside({ child, today, noAccess, waiting, onWait }: InsideProps) {
  const queries = useQueryClient();
  const { data: me } = useMe();
  const { data: answering } = useAnswering();
  const dangerIn = useDanger();
  const accountId = me?.id ?? null;
  const about = aboutOf(accountId, child?.id ?? null);
  const conversation = useSyncExternalStore(onConversationChange, () => conversationOf(about));
  const { waiting: awaited, held } = conversation;
  const host = askedHost(answering);
  const isPhone = useIsPhone();

  // Another tab of this browser may have logged in somebody else.
  useEffect(() => {
    if (accountId !== null && keepOnlyOf(accountId)) onWait(null);
  }, [accountId, onWait]);

  const dangerOf = (text: string) =>
    dangerIn?.({ query: text, written: writtenIn(conversation.messages), child, today }) ?? null;
  const send = async (text: string) => {
    const calls = dangerOf(text)?.rules ?? [];
    const failure = await ask({
      about,
      childId: child?.id ?? null,
      accountId,
      text,
      calls,
      timeZone: me?.timeZone,
      isPhone,
    });
    if (failure?.kind === 'other') void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    // Then the gate says what the plan is.
    if (failure?.kind === 'upgrade') void queries.invalidateQueries({ queryKey: queryOf(readTrial, {}).queryKey });
  };
  const onSend = (text: string) => {
    const told = dangerOf(text);
    if (awaited) {
      if (told) changeConversation(about, () => ({ held: told.rules }));
      return;
    }
    // Danger waits for nothing, and is never sent to a model. Where this browser cannot tell it, the server does, and
    // sends nothing elsewhere as long as nobody has agreed.
    const isAsked = dangerIn !== null && host !== null && answering !== 'nobody' && answering?.agrees === null;
    if (isAsked && !noAccess && !(told && isForAnyone(told.urgency))) onWait(text);
    else void send(text);
  };
  const onAnswered = () => {
    if (waiting) void send(waiting);
    onWait(null);
    focusSoon(messageBoxId);
  };
  return (
    <>
      <div className="chat-head">
        <Tile icon={Sparkles} tone="heather" />
        <div className="grow">
          <Radix.Title>Baby Development Expert</Radix.Title>
          <p className="xs faint">{whoAnswers(answering)}</p>
        </div>
        <Radix.Close asChild>
          <IconButton icon={X} label="Close chat" />
        </Radix.Close>
      </div>
      <EmergencyNumbers isOpen={dangerIn === null && conversation.messages.at(-1)?.sender === 'error'} />
      {host !== null && waiting !== null ? (
        <ConsentScreen host={host} onDone={onAnswered} />
      ) : (
        <>
          <ChatLog
            conversation={conversation}
            child={child}
            answering={answering}
            onStartOver={() => {
              startOver(about);
              focusSoon(messageBoxId);
            }}
            onConsent={host === null ? null : () => onWait('')}
          >
            {/* In the head but for large text. */}
            <p className="xs faint who-in-log">{whoAnswers(answering)}</p>
            <ChatGate noAccess={noAccess} isLoggedOut={answering === 'nobody'} />
          </ChatLog>
          {held.length > 0 && (
            <div className="held" key={held.map(({ id }) => id).join(' ')}>
              <DangerBlock calls={held} />
            </div>
          )}
          <MessageForm
            typed={conversation.typed}
            isWaiting={awaited !== null}
            child={child}
            onType={(typed) => changeConversation(about, () => ({ typed }))}
            onSend={onSend}
          />
        </>
      )}
    </>
  );
}

function whoAnswers(answering: Answering | undefined): string {
  if (answering === undefined) return 'Not a doctor, not a person.';
  const isModel = answering !== 'nobody' && answering.host !== null && answering.agrees === true;
  return isModel ? 'AI guide. Not a doctor, not a person.' : 'Built-in guide, not an AI model';
}
