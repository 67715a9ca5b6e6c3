import { describe, expect, test } from 'vitest';
import type { CallRule } from '#contract/articles.ts';
import type { ChatReply } from '#contract/chat.ts';
import { aQueryCache, markupWithin } from '#testing/web/a-query-cache.tsx';
import { maya } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import type { Message } from './conversation.ts';
import type { Answering } from './data.ts';
import { ChatLog } from './chat-log.tsx';

const guide: Answering = { host: null, staysHere: true, agrees: null };
const source = { title: 'Tummy Time', href: '/education/article/x' };
const reply: ChatReply = {
  reply: 'Twice a day. (Tummy Time)',
  level: 'routine',
  calls: [],
  caution: null,
  paragraphs: [{ text: 'Twice a day.', sources: [source] }],
  more: [{ title: 'Safe Sleep', href: '/education/article/y' }],
  by: 'guide',
  remark: null,
};
const blue: CallRule = {
  id: 'rf-blue',
  urgency: 'emergency',
  title: 'Blue',
  firstSentence: 'Call 911 now for blue lips.',
  thenSay: ['Check breathing.'],
  stepsByAge: [],
};

type Known = {
  messages?: readonly Message[];
  former?: readonly Message[];
  answering?: Answering | undefined;
  isWaiting?: boolean;
  mayAsk?: boolean;
};

function log({ messages = [], former = [], answering = guide, isWaiting = false, mayAsk = true }: Known = {}): string {
  return markupWithin(
    aQueryCache(),
    <ChatLog
      conversation={{ messages, waiting: isWaiting ? new AbortController() : null, former }}
      child={maya}
      answering={answering}
      mayAsk={mayAsk}
      onAsk={() => {}}
      onSendAgain={() => {}}
      onStartOver={() => {}}
      onBringBack={() => {}}
      onConsent={() => {}}
    />,
  );
}

const answered = (changes: Partial<ChatReply> = {}, calls: readonly CallRule[] = []): Message[] => [
  { id: 1, sender: 'user', text: 'How much?' },
  { id: 2, sender: 'ai', calls, reply: { ...reply, ...changes } },
];

describe('[AI-02] the conversation', () => {
  test('begins with what answers', () => {
    expect(wordsOf(log())).toContain("Ask about Maya's sleep, food, growth, vaccines or milestones.");
    expect(log()).toContain('role="log" aria-label="Conversation" tabindex="0"');
    expect(log()).not.toContain('Start over');
    expect(log()).not.toContain('Undo');
  });

  test('begins with messages to choose from, of which the checkup is about a child', () => {
    expect(wordsOf(log())).toContain(
      'How much sleep is normal? When should I call for a fever? When is the next checkup?',
    );
  });

  test('offers nothing to ask to whoever may not', () => {
    expect(wordsOf(log({ mayAsk: false }))).not.toMatch(/Ask about|sleep|Who reads/);
  });

  test('can be brought back once it is begun anew', () => {
    expect(wordsOf(log({ former: answered() }))).toContain('Undo');
  });

  test('says of a language model on this server that questions stay here', () => {
    expect(wordsOf(log({ answering: { host: 'localhost', staysHere: true, agrees: true } }))).toContain(
      'What you ask stays on this server.',
    );
  });

  test('shows a question, its answer with where it stands, and where more is told', () => {
    const markup = log({ messages: answered() });

    expect(wordsOf(markup)).toContain('How much? Twice a day. Tummy Time More on this Safe Sleep Copy Start over');
    expect(markup).toContain('<a href="/education/article/x">Tummy Time</a>');
  });

  test('tells danger once: what the server says takes the place of what the browser found', () => {
    const markup = log({ messages: answered({ level: 'emergency', calls: [blue], paragraphs: [], more: [] }, [blue]) });

    expect(markup.match(/class="sos"/g)).toHaveLength(1);
    expect(wordsOf(markup)).toContain('How much? Call 911 now for blue lips. Call 911 Check breathing. Copy');
  });

  test('keeps the danger that the browser found beside an answer without any', () => {
    expect(log({ messages: answered({}, [blue]) })).toContain('class="sos"');
  });

  test.each([
    ['emergency', 'class="sos"'],
    ['call_now', 'class="alert clay"'],
    ['routine', 'class="alert amber"'],
  ] as const)('has a caution above the answer, as urgent as it is: %s', (level, look) => {
    const markup = log({ messages: answered({ level, caution: 'If your child is hard to wake: call 911 now.' }) });

    expect(markup).toContain(look);
    expect(markup.indexOf('hard to wake')).toBeLessThan(markup.indexOf('Twice a day.'));
  });

  test('is read out once an answer is whole, with how it was made', () => {
    const begun = log({ messages: answered({ reply: '' }), isWaiting: true });

    expect(begun).toContain('class="msg" aria-busy="true"');
    expect(wordsOf(begun)).not.toContain('Copy');
    expect(wordsOf(begun)).toContain('Looking for an answer');
    expect(wordsOf(log({ messages: answered({ remark: 'Written by a language model.' }) }))).toContain(
      'Written by a language model.',
    );
  });

  test('says why there is no answer, and where to log in', () => {
    const failure = { kind: 'log-in', text: 'Authentication error. Please log in again.' } as const;
    const markup = log({ messages: [{ id: 1, sender: 'error', failure }] });

    expect(markup).toContain('class="msg bad" role="alert"');
    expect(markup).toContain('href="/login"');
    expect(wordsOf(markup)).not.toContain('Send again');
  });

  test('offers to send the last message again where it was not answered', () => {
    const failed: Message = { id: 2, sender: 'error', failure: { kind: 'other', text: 'Error: No answer.' } };
    const asked: Message = { id: 1, sender: 'user', text: 'How much?' };

    expect(wordsOf(log({ messages: [asked, failed] }))).toContain('How much? Error: No answer. Send again Start over');
    expect(wordsOf(log({ messages: [asked, failed, { ...asked, id: 3 }], isWaiting: true }))).not.toContain(
      'Send again',
    );
  });
});
