import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { correctedWords } from './corrected-words.ts';
import { referencePlan } from '../references/reference-plan.ts';
import { references } from '../references/references-client-data.ts';
import { switchWords } from './switch-words.ts';

const bornOn = day('2024-01-01');
const jonah = { gender: 'male', bornOn, gestationDays: null } as const;
const american = referencePlan(references, 'cdc');

function input(given: Partial<Parameters<typeof switchWords>[0]> = {}) {
  const measurements = [
    { measuredOn: addDays(bornOn, 735), weightKg: 12.2, heightCm: null, position: null, headCm: null },
  ];
  return { measure: 'weight', child: jonah, measurements, plan: american, units: 'metric', ...given } as const;
}

describe('[decision 27] at 24 months', () => {
  test('the lines change, not the child, and one weight is read by both references', () => {
    expect(switchWords(input(), 'Jonah')).toEqual({
      title: 'The lines change at 24 months, not Jonah.',
      text: 'In the US doctors use WHO lines up to 24 months and CDC lines after that. On that day the same 12.20\u00a0kg reads 51st percentile with WHO and 36th percentile with CDC.',
    });
  });

  test('no value near that day is read by neither', () => {
    const text = switchWords(input({ measurements: [] }), 'Jonah')?.text;
    expect(text).toBe('In the US doctors use WHO lines up to 24 months and CDC lines after that.');
  });

  test('height steps down where lying becomes standing, with WHO alone too', () => {
    const plan = referencePlan(references, 'who');
    expect(switchWords(input({ measure: 'height', plan }), 'Jonah')?.text).toMatch(
      /^A child measures about 0\.7 cm more/,
    );
    expect(switchWords(input({ plan }), 'Jonah')).toBeNull();
  });

  test('a child born early is scored by WHO at its corrected age, and the text says that this ends', () => {
    const text = switchWords(input({ child: { ...jonah, gestationDays: 217 } }), 'Jonah')?.text;
    expect(text).toContain("From that day on Jonah's age from birth is used.");
    expect(text).toMatch(/reads [6-9]\d(st|nd|rd|th) percentile with WHO and 36th percentile/);
  });
});

test.each([
  { gender: 'female', basis: 'corrected', says: 'if she had been born on her due date' },
  { gender: 'male', basis: 'from-birth', says: 'if he had been born on his due date' },
  { gender: null, basis: 'corrected', says: 'if they had been born on their due date' },
] as const)('two ages are explained to the parents of a $gender child', ({ gender, basis, says }) => {
  const { title, text } = correctedWords('Theo', gender, basis);
  expect(title).toBe('Each measurement is drawn twice.');
  expect(text).toContain(says);
  expect(text).toContain(basis === 'corrected' ? 'read at the cross' : 'joins the circles');
});
