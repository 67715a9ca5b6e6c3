import { SendHorizontal } from 'lucide';
import type { KeyboardEvent } from 'react';
import type { Child } from '#contract/children.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';

const LONGEST_MESSAGE = 2000;

/** Of the box. */
export const questionId = 'chat-question';

type Props = {
  typed: string;
  isWaiting: boolean;
  child: Child | null;
  onType: (typed: string) => void;
  onSend: (text: string) => void;
};

/** [AI-02] Enter sends, Shift+Enter begins a new line. While an answer is awaited nothing is sent, but can be typed. */
export function QuestionForm({ typed, isWaiting, child, onType, onSend }: Props) {
  const text = typed.trim();
  const mayNotSend = text === '' || isWaiting;
  const send = () => {
    if (!mayNotSend) onSend(text);
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
        // The button is about to be disabled.
        document.getElementById(questionId)?.focus();
      }}
    >
      <label className="sr" htmlFor={questionId}>
        Your question
      </label>
      <textarea
        id={questionId}
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
      <button type="submit" className="btn primary square" aria-label="Send" disabled={mayNotSend}>
        <Icon of={SendHorizontal} />
      </button>
    </form>
  );
}
