import { describe, expect, test } from 'vitest';
import type { ChatReply } from '#contract/chat.ts';
import { growthHref } from '#domain/growth/addresses.ts';
import { guideInstead, raisedTo, sendable, withCalls } from './model-reply.ts';

const sources = [{ title: 'Sleep', href: '/education/article/sleep' }];
const sleep = { text: 'She sleeps on her back.', sources };
const reply: ChatReply = {
  reply: 'She sleeps on her back. (Sleep)',
  level: 'routine',
  calls: [],
  caution: null,
  paragraphs: [sleep],
  more: [],
  by: 'guide',
  remark: null,
};

describe('[AI-04] what of an answer a model is shown', () => {
  test('is what stands in a text', () => {
    const paragraphs = [sleep, { text: 'Call your doctor within a day.', sources: [] }];

    expect(sendable({ ...reply, paragraphs }, 'Maya')).toEqual([sleep]);
  });

  test.each<[string, ChatReply['paragraphs'][number]]>([
    ['names the child', { text: 'The next shot of maya is due.', sources }],
    ['tells of its growth', { text: 'Last measured: 6 kg.', sources: [{ title: 'Growth', href: growthHref }] }],
  ])('is nothing of one that %s', (_, paragraph) => {
    expect(sendable({ ...reply, paragraphs: [sleep, paragraph] }, 'Maya')).toEqual([]);
  });

  test('is nothing of what rules say', () => {
    expect(sendable({ ...reply, by: 'rules' }, null)).toEqual([]);
  });
});

describe('[AI-04] when to call', () => {
  const text = 'A cold lasts a week. Call your doctor if it lasts longer. Hard breathing is 911.';

  test('follows word for word where a model has left it out', () => {
    expect(withCalls([{ text: 'A cold lasts a week.', sources }], [{ text, sources }])).toEqual([
      { text: 'A cold lasts a week.', sources },
      { text: 'Call your doctor if it lasts longer. Hard breathing is 911.', sources },
    ]);
  });

  test('is not said twice', () => {
    expect(withCalls([{ text, sources }], [{ text, sources }])).toEqual([{ text, sources }]);
  });
});

describe('[AI-04] of two levels the more urgent one counts', () => {
  test('where a model finds a routine answer to be for a call soon', () => {
    expect(raisedTo('call_soon', reply)).toMatchObject({
      level: 'call_soon',
      caution: expect.stringContaining('within a day'),
    });
  });

  test.each(['routine', 'out_of_scope', 'call_soon'] as const)('and %s of a model lowers no call soon', (level) => {
    const soon = { ...reply, level: 'call_soon' as const, caution: 'Call the doctor within a day.' };

    expect(raisedTo(level, soon)).toBe(soon);
  });
});

test('[AI-04] the answer of rules stays as it is, that of the guide says why it stands there', () => {
  const ofRules = { ...reply, by: 'rules' as const };

  expect(guideInstead(ofRules, 'down')).toBe(ofRules);
  expect(guideInstead(reply, 'account-limit').remark).toContain("today's limit");
  expect(guideInstead(reply, 'resting').remark).toContain("isn't available right now");
});
