import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Child } from '#contract/children.ts';
import { isForAnyone } from '#domain/chat/answer-level.ts';
import type { Day } from '#domain/time/day.ts';
import { meQuery, useMe } from '#web/accounts/data.ts';
import type { NoAccess } from '#web/billing/gate/ai-access-panel.tsx';
import { useIsPhone } from '#web/ui/behavior/use-is-phone.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { ask, lastWrittenIn, writtenIn } from './ask.ts';
import {
  aboutOf,
  bringBack,
  changeConversation,
  conversationOf,
  keepOnlyOf,
  onConversationChange,
  startOver,
} from './conversation.ts';
import { useDanger } from './danger.ts';
import { askedHost, useAnswering } from './data.ts';

type Props = {
  child: Child | null;
  today: Day;
  noAccess: NoAccess | null;
  /** The plan has ended meanwhile. */
  onRefused: () => void;
};

/** The conversation about a child, and what can be done with it: who may send what, where to, and what goes before. */
export function useConversation({ child, today, noAccess, onRefused }: Props) {
  const queries = useQueryClient();
  const { data: me } = useMe();
  const { data: answering } = useAnswering();
  const dangerIn = useDanger();
  const isPhone = useIsPhone();
  // What is sent once it is said who may read it, and in which conversation; '' where that is asked without a message.
  const [waiting, setWaiting] = useState<{ text: string; about: string } | null>(null);
  const accountId = me?.id ?? null;
  const about = aboutOf(accountId, child?.id ?? null);
  const conversation = useSyncExternalStore(onConversationChange, () => conversationOf(about));
  const host = askedHost(answering);

  // Another tab of this browser may have logged in somebody else.
  useEffect(() => {
    if (accountId !== null) keepOnlyOf(accountId);
  }, [accountId]);

  const dangerOf = (text: string) =>
    dangerIn?.({ query: text, written: writtenIn(conversation.messages), child, today }) ?? null;
  const askNow = async (text: string) => {
    const calls = dangerOf(text)?.rules ?? [];
    const childId = child?.id ?? null;
    const failure = await ask({ about, childId, accountId, text, calls, timeZone: me?.timeZone, isPhone });
    if (failure?.kind === 'other') void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    if (failure?.kind === 'upgrade') onRefused();
  };
  const send = (text: string) => {
    const told = dangerOf(text);
    if (conversation.waiting) {
      if (!told) return;
      if (isPhone) toasts.clear();
      changeConversation(about, () => ({ held: told.rules }));
      return;
    }
    // Danger waits for nothing, and is never sent to a model. Where this browser cannot tell it, the server does, and
    // sends nothing elsewhere as long as nobody has agreed.
    const isAsked = dangerIn !== null && host !== null && answering !== 'nobody' && answering?.agrees === null;
    if (isAsked && !noAccess && !(told && isForAnyone(told.urgency))) setWaiting({ text, about });
    else void askNow(text);
  };
  return {
    conversation,
    answering,
    /** Whom it is asked about whether messages may be sent there; null where it is not asked. */
    consentHost: waiting?.about === about ? host : null,
    knowsDanger: dangerIn !== null,
    type: (typed: string) => changeConversation(about, () => ({ typed })),
    send,
    sendAgain: () => send(lastWrittenIn(conversation.messages)),
    startOver: () => startOver(about),
    bringBack: () => bringBack(about),
    /** Null where nobody is asked. */
    askConsent: host === null ? null : () => setWaiting({ text: '', about }),
    leaveConsent: () => setWaiting(null),
    goOn: () => {
      if (waiting?.text) void askNow(waiting.text);
      setWaiting(null);
    },
  };
}
