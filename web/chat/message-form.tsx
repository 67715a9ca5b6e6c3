import { SendHorizontal } from 'lucide';
import type { KeyboardEvent } from 'react';
import { LONGEST_MESSAGE } from '#contract/chat.ts';
import type { Child } from '#contract/children.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';

/** Of the box. */
export const messageBoxId = 'chat-message';

type Props = {
  typed: string;
  isWaiting: boolean;
  child: Child | null;
  onType: (typed: string) => void;
  onSend: (text: string) => void;
};

/**
 * [AI-02] Enter sends, Shift+Enter begins a new line. While an answer is awaited the caller sends nothing; what is
 * typed is told to it all the same, since it may tell of danger.
 */
export function MessageForm({ typed, isWaiting, child, onType, onSend }: Props) {
  const text = typed.trim();
  const send = () => {
    if (text !== '') onSend(text);
  };
  const onKey = (event: KeyboardEvent) => {
    // The Enter that ends a word in some scripts does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
        // The button may be about to be disabled.
        document.getElementById(messageBoxId)?.focus();
      }}
    >
      <label className="sr" htmlFor={messageBoxId}>
        Your message
      </label>
      <textarea
        id={messageBoxId}
        ref={goOnAtEnd}
        className="input grow"
        rows={1}
        data-focus-first
        maxLength={LONGEST_MESSAGE}
        placeholder={child ? `Ask about ${child.firstName}…` : 'Ask the expert…'}
        enterKeyHint="send"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKey}
      />
      <button
        type="submit"
        className="btn primary square"
        aria-label="Send"
        disabled={text === ''}
        aria-disabled={isWaiting || undefined}
      >
        <Icon of={SendHorizontal} />
      </button>
    </form>
  );
}

/** What was typed before goes on, as after the chat was closed or a phone turned. */
function goOnAtEnd(box: HTMLTextAreaElement | null): void {
  box?.setSelectionRange(box.value.length, box.value.length);
}
