import '#web/ui/css/pages/chat.css';
import { Sparkles, X } from 'lucide';
import * as Radix from 'radix-ui/dialog';
import { useSyncExternalStore } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { AiAccessPanel } from '#web/billing/gate/ai-access-panel.tsx';
import { keepAboveKeyboard } from '#web/ui/behavior/above-keyboard.ts';
import { useIsPhone } from '#web/ui/behavior/use-is-phone.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { useModal } from '#web/ui/overlay/use-modal.ts';
import { ask, writtenIn } from './ask.ts';
import { conversationOf, onConversationChange } from './conversation.ts';
import { useAnswering, type Answering } from './data.ts';
import { useDanger } from './danger.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import { ChatGate } from './gate.tsx';
import { ChatLog } from './log.tsx';
import { QuestionForm } from './question-form.tsx';

type Props = { child: Child | null; today: Day; onClose: () => void };

/** [AI-02] Floats above the dashboard; on a phone it fills the screen, and nothing behind it can be reached. */
export function ChatPanel({ child, today, onClose }: Props) {
  const isPhone = useIsPhone();
  const modal = useModal();
  return (
    <Radix.Root open modal={isPhone} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <div className="chat-place" ref={keepAboveKeyboard}>
          <Radix.Content
            className="chat"
            aria-describedby={undefined}
            aria-modal={isPhone}
            {...modal}
            // What else is pressed on the page leaves it open.
            onInteractOutside={(event) => event.preventDefault()}
          >
            <AiAccessPanel>{(noAccess) => <Inside child={child} today={today} noAccess={noAccess} />}</AiAccessPanel>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

type InsideProps = { child: Child | null; today: Day; noAccess: Parameters<typeof ChatGate>[0]['noAccess'] };

function Inside({ child, today, noAccess }: InsideProps) {
  const { data: me } = useMe();
  const { data: answering } = useAnswering();
  const about = child?.id ?? 'nobody';
  const conversation = useSyncExternalStore(onConversationChange, () => conversationOf(about));
  const dangerIn = useDanger();
  const send = (text: string) => {
    const told = dangerIn?.({ query: text, written: writtenIn(conversation.messages), child, today });
    void ask({ about, childId: child?.id ?? null, text, calls: told?.rules ?? [], timeZone: me?.timeZone });
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
      <ChatLog about={about} conversation={conversation} child={child}>
        <ChatGate noAccess={noAccess} isLoggedOut={answering === 'nobody'} />
      </ChatLog>
      <QuestionForm about={about} conversation={conversation} child={child} onSend={send} />
    </>
  );
}

function whoAnswers(answering: Answering | undefined): string {
  if (answering === undefined) return 'Not a doctor, not a person.';
  const isModel = answering !== 'nobody' && answering.host !== null && answering.agrees === true;
  return isModel ? 'AI guide. Not a doctor, not a person.' : 'Built-in guide, not an AI model';
}
