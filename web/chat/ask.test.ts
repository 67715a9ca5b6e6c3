import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ChatReply } from '#contract/chat.ts';
import type { CallWords } from '#domain/chat/call-words.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { ask } from './ask.ts';
import { aboutOf, bringBack, changeConversation, conversationOf, keepOnlyOf, startOver } from './conversation.ts';

const about = '0197a000-0000-7000-8000-00000000000a';
const account = '0197a000-0000-7000-8000-00000000000b';
const reply: ChatReply = {
  reply: 'Twice a day. (Tummy Time)',
  level: 'routine',
  calls: [],
  caution: null,
  paragraphs: [{ text: 'Twice a day.', sources: [{ title: 'Tummy Time', href: '/education/article/x' }] }],
  more: [],
  by: 'guide',
  remark: null,
};
const blue: CallWords = {
  id: 'rf-blue',
  urgency: 'emergency',
  title: 'Blue',
  firstSentence: 'Call 911 now.',
  thenSay: [],
  stepsByAge: [],
};

const said = () =>
  conversationOf(about).messages.map((message) => {
    if (message.sender === 'user') return message.text;
    return message.sender === 'error' ? message.failure.text : (message.reply?.reply ?? message.calls[0]?.id);
  });
const sendText = (text: string, calls: readonly CallWords[] = [], isPhone = false) =>
  ask({ about, childId: about, accountId: account, text, calls, timeZone: 'UTC', isPhone });

/** What the server is sent. */
function aServer(...answers: (() => Promise<Response>)[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answers.shift()?.() ?? Response.json(reply);
  });
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
  startOver(about);
  toasts.clear();
});

describe('[AI-02] a question', () => {
  test('is sent about the child, with what was said before', async () => {
    const sent = aServer();
    await sendText('How much tummy time?');
    await sendText('and at night?');

    expect(sent).toEqual([
      { query: 'How much tummy time?', childId: about, accountId: account, before: [] },
      {
        query: 'and at night?',
        childId: about,
        accountId: account,
        before: [{ sender: 'user', text: 'How much tummy time?' }],
      },
    ]);
    expect(said()).toEqual(['How much tummy time?', reply.reply, 'and at night?', reply.reply]);
  });

  test('that fails says why, in a toast, too, and is in the box again', async () => {
    aServer(async () => {
      throw new TypeError('no line');
    });
    await sendText('How much tummy time?');

    expect(said()).toEqual(['How much tummy time?', 'Error: The server did not answer.']);
    expect(conversationOf(about)).toMatchObject({ typed: 'How much tummy time?', waiting: null });
    expect(toasts.held()).toMatchObject([{ kind: 'problem', title: 'Error: The server did not answer.' }]);
  });

  test('after a long one goes with its last words, as many as are read', async () => {
    const sent = aServer();
    await sendText('a'.repeat(1999) + ' swallowed it');
    await sendText('a battery');

    expect(sent[1]).toMatchObject({ before: [{ text: expect.stringMatching(/^.{1987} swallowed it$/) }] });
  });

  test('is forgotten and given up when another account is there', async () => {
    aServer(() => new Promise(() => {}));
    const mine = aboutOf(account, about);
    changeConversation(mine, () => ({ typed: 'mine' }));
    const waiting = new AbortController();
    const other = aboutOf(null, about);
    changeConversation(other, () => ({ typed: 'theirs', waiting }));

    keepOnlyOf(account);

    expect(conversationOf(mine).typed).toBe('mine');
    expect(conversationOf(other)).toMatchObject({ typed: '', waiting: null });
    expect(waiting.signal.aborted).toBe(true);
    keepOnlyOf(null);
  });

  test('that is sent again takes the place of the one that failed', async () => {
    const sent = aServer(async () => {
      throw new TypeError('no line');
    });
    await sendText('How much tummy time?');
    await sendText('How much tummy time?');

    expect(said()).toEqual(['How much tummy time?', reply.reply]);
    expect(sent[1]).toMatchObject({ before: [] });
  });

  test('that is sent again leaves what else was typed in the box', async () => {
    aServer(async () => {
      throw new TypeError('no line');
    });
    await sendText('How much tummy time?');
    changeConversation(about, () => ({ typed: 'and at night?' }));
    await sendText('How much tummy time?');

    expect(said()).toEqual(['How much tummy time?', reply.reply]);
    expect(conversationOf(about).typed).toBe('and at night?');
  });

  test('and its answer come back when the parent regrets starting over, until the next one', async () => {
    aServer();
    await sendText('How much tummy time?');
    startOver(about);
    expect(said()).toEqual([]);
    bringBack(about);
    expect(said()).toEqual(['How much tummy time?', reply.reply]);

    startOver(about);
    await sendText('and at night?');
    expect(conversationOf(about).former).toEqual([]);
  });

  test('of danger has its words at once, and nothing of an error below them without a connection', async () => {
    aServer(async () => {
      throw new TypeError('no line');
    });
    const asked = sendText('her lips are blue', [blue]);
    expect(said()).toEqual(['her lips are blue', 'rf-blue']);
    await asked;

    expect(said()).toEqual(['her lips are blue', 'rf-blue']);
    expect(conversationOf(about)).toMatchObject({ typed: '', waiting: null });
    expect(toasts.held()).toEqual([]);
  });

  test('of danger has no toast beside it on a phone, where it would cover the call', async () => {
    const noLine = async () => {
      throw new TypeError('no line');
    };
    aServer(noLine, noLine);
    await sendText('How much tummy time?', [], true);
    expect(toasts.held()).toMatchObject([{ kind: 'problem', title: 'Error: The server did not answer.' }]);
    await sendText('her lips are blue', [blue], true);

    expect(toasts.held()).toEqual([]);
  });

  test('takes the place of the danger that was told while another was awaited', async () => {
    aServer();
    changeConversation(about, () => ({ held: [blue] }));
    await sendText('her lips are blue', [blue]);

    expect(conversationOf(about).held).toEqual([]);
  });

  test('is given up when the parent starts over', async () => {
    let answer: (response: Response) => void = () => {};
    aServer(() => new Promise((resolve) => (answer = resolve)));
    const asked = sendText('How much tummy time?');
    expect(conversationOf(about).waiting).not.toBeNull();
    startOver(about);
    answer(Response.json(reply));
    await asked;

    expect(conversationOf(about)).toMatchObject({ messages: [], typed: '', waiting: null, held: [] });
  });

  test('answered with no word says so', async () => {
    aServer(async () => Response.json({ ...reply, reply: ' ' }));
    await sendText('How much tummy time?');

    expect(said()).toContain('Received an empty response from the AI.');
  });

  test('leaves what is typed meanwhile in the box', async () => {
    aServer();
    const asked = sendText('How much tummy time?');
    changeConversation(about, () => ({ typed: 'and' }));
    await asked;

    expect(conversationOf(about).typed).toBe('and');
  });
});
