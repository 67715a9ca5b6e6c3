import { describe, expect, test } from 'vitest';
import { timesAsLong } from '#testing/slow-texts.ts';
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
    ['rf-blue', ['his', 'lips', 'are', 'blue']],
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

describe('[AI-04] danger is told however it is typed or pasted', () => {
  test.each([
    ['on two lines', 'my baby stopped\nbreathing'],
    ['with two spaces', 'my baby stopped  breathing'],
    ['with a space that does not break', 'my baby stopped\u00A0breathing'],
    ['with marks that nobody sees', 'my baby stop\u00ADped \u200Fbreat\u200Bhing'],
    ['in wide letters', 'my baby ｓｔｏｐｐｅｄ breathing'],
    ['as HTML', '<p>my baby <b>stopped</b><br>breathing</p>'],
    [
      'beside another script',
      '\u05EA\u05D9\u05E0\u05D5\u05E7 my baby stopped breathing \u0627\u0644\u0637\u0641\u0644',
    ],
    ['with another apostrophe', 'my baby canʼt breathe'],
    ['with a backtick', 'my baby can`t breathe'],
    ['at the end of 2,000 letters', `${'We had a lovely day. '.repeat(93)} my baby stopped breathing`],
  ])('%s', (_, message) => {
    expect(toldBy(message)).toContain('rf-breathing');
  });

  test('in the pieces of a line that was broken', () => {
    expect(toldBy('he swallowed\na button\nbattery')).toContain('rf-battery');
  });
});

test.each([
  ['rf-breathing', '<baby is blue and not breathing> help'],
  ['rf-battery', 'he swallowed a <button battery>'],
  ['rf-breathing', 'weight<p5 and not breathing, >3 min'],
  ['rf-breathing', 'not br<b>eath</b>ing'],
  ['rf-breathing', 'he is not... breathing'],
  ['rf-breathing', 'not.breathing'],
  ['rf-breathing', 'not_breathing'],
  ['rf-breathing', 'not - breathing'],
  ['rf-breathing', '"not" breathing'],
  ['rf-breathing', 'she is not&nbsp;breathing'],
  ['rf-breathing', 'she is n&#111;t breathing'],
  ['rf-breathing', 'she is n&#x6F;t breathing'],
  ['rf-breathing', 'she is not br&#8203;eathing'],
  ['rf-breathing', '𝗻𝗼𝘁 𝗯𝗿𝗲𝗮𝘁𝗵𝗶𝗻𝗴'],
  ['rf-breathing', 'ⓝⓞⓣ ⓑⓡⓔⓐⓣⓗⓘⓝⓖ'],
  ['rf-breathing', 'nоt brеаthing'],
  ['rf-breathing', 'n0t br3athing'],
  ['rf-breathing', 'n o t  b r e a t h i n g'],
  ['rf-seizure', 'having a sei\uFE0Fzure right now'],
  ['rf-burn', 'he got burned with boiling water'],
  ['rf-drowning', 'found floating in the bathtub'],
  ['rf-unresponsive', 'baby cold and stiff'],
  ['rf-unresponsive', 'shes gone cold'],
  ['rf-unresponsive', 'he is not alive'],
  ['rf-unresponsive', 'he is dieing'],
  ['rf-unresponsive', 'isnt responding'],
  ['rf-blue', 'hez blu'],
  ['rf-seizure', 'jerking arms legs'],
  ['rf-injury', 'cut deep bleeding lots'],
  ['rf-injury', 'head stuck between bars'],
])('[AI-04] %s is told however it is typed: %s', (id, message) => {
  expect(toldBy(message)).toContain(id);
});

test('[AI-04] of what was written long before a message the length costs nothing', () => {
  const toldAfter = (before: string) => toldBy(...Array.from({ length: 10 }, () => before), 'and it?');

  expect(timesAsLong(4, toldAfter, 'him '.repeat(2000), 8)).toBeLessThan(4);
});

test.each([
  'the window screen popped out and he went down to the grass from upstairs',
  'noodle soup went all down her chest and the skin comes off',
  'one of my hairs is wound round her toe and the toe is fat and dark',
])("[AI-02] what no pattern knows and what resembles urgent messages has a call: '%s'", (message) => {
  expect(dangerIn({ query: message, written: [], ages: [8] })).toMatchObject({
    rules: [{ id: 'rf-safety-net', urgency: 'call_now' }],
    urgency: 'call_now',
  });
});

test('[AI-02] of a sentence sent in pieces the resemblance alone tells nothing twice', () => {
  expect(toldBy('we went upstairs', 'to see the window', 'he loves the grass')).toEqual([]);
});
