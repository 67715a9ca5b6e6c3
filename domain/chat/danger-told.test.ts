import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger-data.ts';

/** Sent one after the other. */
function toldBy(...messages: string[]) {
  const [query = '', ...written] = messages.toReversed();
  return dangerIn({ query, written, ages: [8] })?.rules.map(({ id }) => id) ?? [];
}

describe('[AI-04] a sentence that is sent in pieces', () => {
  test.each([
    ['rf-battery', ['he swallowed', 'a battery']],
    ['rf-battery', ['omg', 'he swallowed', 'a battery']],
    ['rf-battery', ['he swalowed', 'a baterry']],
    ['rf-poisoning', ['My daughter drank', 'some dishwasher liquid']],
    ['rf-head', ['fell off the changing table', 'now he keeps', 'throwing up']],
    ['rf-blue', ['her lips', 'turned', 'blue']],
  ])('tells of %s: %j', (id, messages) => {
    expect(toldBy(...messages)).toContain(id);
  });

  test('tells once of what the first piece has told', () => {
    expect(toldBy('he swallowed a battery')).toContain('rf-battery');
    expect(toldBy('he swallowed a battery', 'thanks')).toEqual([]);
  });

  test.each([
    ['where the message before is a question', ['what is a battery?', 'he swallowed his milk']],
    ['where the message is a question', ['he swallowed his milk', 'what does a battery do']],
    [
      'where a long message stands between',
      ['he swallowed', 'we were at the park with grandma all day long today', 'a battery'],
    ],
  ])('ends %s', (_, messages) => {
    expect(toldBy(...messages)).not.toContain('rf-battery');
  });
});

test('[AI-04] a message that goes on from the one before is read with it', () => {
  expect(toldBy('what if he eats honey', 'and at 3 months?')).toContain('rf-honey');
});
