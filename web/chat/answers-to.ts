import type { ChatQuery, ChatReply } from '#contract/chat.ts';
import { answerInEvents, type AnswerEvent } from './answer-in-events.ts';

const BEGUN: ChatReply = {
  reply: '',
  level: 'routine',
  calls: [],
  caution: null,
  paragraphs: [],
  more: [],
  by: 'model',
  remark: null,
};

/**
 * Sends a question. What it yields is the answer so far, each time with all that came before; the last one is whole.
 *
 * @throws CallFailed
 */
export async function* answersTo(question: ChatQuery, signal: AbortSignal): AsyncGenerator<ChatReply, void> {
  let answer = BEGUN;
  for await (const event of answerInEvents(question, signal)) {
    answer = withEvent(answer, event);
    yield answer;
  }
}

function withEvent(answer: ChatReply, event: AnswerEvent): ChatReply {
  if (event.kind === 'reply') return event.reply;
  if (event.kind === 'level') return { ...answer, level: event.level, calls: event.calls, caution: event.caution };
  const { text, sources, startsParagraph } = event;
  const last = answer.paragraphs.at(-1);
  const paragraphs =
    last && !startsParagraph
      ? [...answer.paragraphs.slice(0, -1), { ...last, text: `${last.text} ${text}` }]
      : [...answer.paragraphs, { text, sources }];
  return { ...answer, paragraphs };
}
