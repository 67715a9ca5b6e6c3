import { expect, test } from 'vitest';
import content from '#content/red-flags/red-flags.json' with { type: 'json' };
import { phonePieces } from '#domain/text/phone-numbers.ts';
import { callLabel, EMERGENCY_NUMBERS, WHEN_TO_CALL_911 } from './emergency-numbers.ts';

test('[AI-02] the emergency numbers of the chat are those of the rules', () => {
  const { emergency, socialNeeds: _help, note: _where, ...others } = content.numbers;

  expect(emergency).toBe('911');
  expect(EMERGENCY_NUMBERS.map(({ number }) => number).toSorted()).toEqual(
    Object.values(others)
      .map((number) => number.replace(/ \(.*\)$/, ''))
      .toSorted(),
  );
  expect(WHEN_TO_CALL_911).toBe(content.safetyNet.text);
});

test('[AI-02] what they are called for stands in the rules', () => {
  const said = JSON.stringify([content.numbers, content.rules]).toLowerCase();

  for (const { about } of EMERGENCY_NUMBERS) expect(said).toContain(about.toLowerCase());
});

test('[AI-02] each number that a rule names first has a name on its button', () => {
  const named = content.rules.flatMap(({ firstSentence }) =>
    phonePieces(firstSentence).flatMap(({ text, dial }) => (dial === null ? [] : text)),
  );
  const labels = new Set(named.map(callLabel));

  expect([...labels].toSorted()).toEqual([
    'Call 911',
    'Call 988',
    'Call Battery line',
    'Call Childhelp',
    'Call Maternal mental health line',
    'Call Poison Help',
  ]);
});
