import { describe, expect, test } from 'vitest';
import grave from '#content/red-flags/grave-words.json' with { type: 'json' };
import calm from '#content/red-flags/not-alarming.json' with { type: 'json' };
import told from '#content/red-flags/told-patterns.json' with { type: 'json' };
import words from '#content/red-flags/word-classes.json' with { type: 'json' };
import { slowWordsOf } from '#testing/slow-texts.ts';
import { dangerBook, dangerIn } from './danger-data.ts';
import { dangerTeller } from './danger-told.ts';
import { anyOf, patternReader } from './word-classes.ts';

const whole = patternReader(words.classes);
const patternOf = (phrases: readonly string[]) => new RegExp(whole(anyOf(phrases)), 'i');
const tellsWithoutCalm = dangerTeller({ ...dangerBook, notAlarming: [] });

/** Not known, a newborn, an infant and toddlers. */
const AGES = [[], [0], [3], [8], [20]];

const idsOf = (query: string, ages: readonly number[], teller = dangerIn) =>
  teller({ query, written: [], ages })?.rules.map(({ id }) => id) ?? [];

/** What an entry is there for, and what lies near it. */
const entries = [
  ...told.entries.map(({ rule, why, any, told: meant, notTold: near = [] }) => ({
    name: `${rule}, ${why}`,
    any,
    meant,
    near,
  })),
  ...grave.entries.map(({ why, any, told: meant, notTold: near = [] }) => ({ name: why, any, meant, near })),
  ...calm.entries.map(({ why, any, notTold: meant, told: near = [] }) => ({ name: `calm: ${why}`, any, meant, near })),
];

describe('[AI-04] how danger is told', () => {
  test.each(entries)('$name: each phrase has a message that no other phrase of its entry knows', ({ any, meant }) => {
    const needless = any.filter((phrase, at) => {
      const others = any.toSpliced(at, 1);
      return !meant.some(
        (text) => patternOf([phrase]).test(text) && (others.length === 0 || !patternOf(others).test(text)),
      );
    });

    expect(needless).toEqual([]);
    expect(any).not.toEqual([]);
  });

  test.each(entries)('$name: what lies near it is not meant', ({ any, near }) => {
    expect(near.filter((text) => any.some((phrase) => patternOf([phrase]).test(text)))).toEqual([]);
  });

  test.each(entries)('$name: no text of its words holds a phone up', ({ any }) => {
    expect(any.map((phrase) => whole(anyOf([phrase]))).flatMap(slowWordsOf)).toEqual([]);
  });

  test('each entry says why it is there in words of its own', () => {
    const names = entries.map(({ name }) => name);

    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('[AI-04] a message of a rule', () => {
  test.each(told.entries)('$rule, $why, is told', ({ rule, told: messages, minMonths }) => {
    const ages = minMonths === undefined ? [] : [minMonths];

    expect(messages.filter((text) => !idsOf(text, ages).includes(rule))).toEqual([]);
  });
});

describe('[AI-04] grave words ask for a call now at least', () => {
  test.each(grave.entries)('$why', ({ told: messages }) => {
    const urgencies = messages.map((query) => dangerIn({ query, written: [], ages: [] })?.urgency);

    expect(messages.filter((_, at) => !['emergency', 'call_now'].includes(urgencies[at] ?? ''))).toEqual([]);
  });
});

describe('[AI-04] what is not alarming', () => {
  test.each(calm.entries)('raises fewer alarms, at some age: $why', ({ notTold: messages }) => {
    const alarming = messages.filter((text) =>
      AGES.every((ages) => idsOf(text, ages).length >= idsOf(text, ages, tellsWithoutCalm).length),
    );

    expect(alarming).toEqual([]);
  });

  test.each(calm.entries)('hides no danger beside it: $why', ({ told: messages = [] }) => {
    expect(messages.filter((text) => AGES.every((ages) => idsOf(text, ages).length === 0))).toEqual([]);
  });
});

test('each class of words stands in a phrase', () => {
  const sources = [...entries.flatMap(({ any }) => any), ...Object.values(words.classes)].join(' ');

  expect(Object.keys(words.classes).filter((name) => !sources.includes(`<${name}>`))).toEqual([]);
});
