import { SendHorizontal } from 'lucide';
import { useId, type KeyboardEvent } from 'react';
import type { Child } from '#contract/children.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { changeConversation, type Conversation } from './conversation.ts';

const LONGEST_MESSAGE = 2000;

type Props = {
  about: string;
  conversation: Conversation;
  child: Child | null;
  onSend: (text: string) => void;
};

/** [AI-02] Enter sends, Shift+Enter begins a new line. While an answer is awaited nothing is sent, and can be typed. */
export function QuestionForm({ about, conversation: { typed, waiting }, child, onSend }: Props) {
  const id = useId();
  const text = typed.trim();
  const mayNotSend = text === '' || waiting !== null;
  const send = () => {
    if (!mayNotSend) onSend(text);
  };
  const onKey = (event: KeyboardEvent) => {
    // Enter that ends a word of another script is not one that sends.
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
        document.getElementById(id)?.focus();
      }}
    >
      <label className="sr" htmlFor={id}>
        Your question
      </label>
      <textarea
        id={id}
        className="input grow"
        rows={1}
        data-focus-first
        maxLength={LONGEST_MESSAGE}
        placeholder={child ? `Ask about ${child.firstName}…` : 'Ask the expert…'}
        enterKeyHint="send"
        value={typed}
        onChange={({ target }) => changeConversation(about, () => ({ typed: target.value }))}
        onKeyDown={onKey}
      />
      <button type="submit" className="btn primary square" aria-label="Send" disabled={mayNotSend}>
        <Icon of={SendHorizontal} />
      </button>
    </form>
  );
}
