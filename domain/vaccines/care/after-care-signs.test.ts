import { describe, expect, test } from 'vitest';
import { routineSchedule } from '../editions/editions-data.ts';
import type { RoutineVaccine } from '../editions/routine-file.ts';

const { vaccines, fever } = routineSchedule();

const LEVELS = ['passes', 'call', 'call-now', 'emergency'] as const;
type Level = (typeof LEVELS)[number];

/**
 * How urgent a sign is. The lookaheads are what tells it from the milder one: 'without fever', 'call 911'.
 *
 * Source: red flags, edition 2026-11, by rule.
 */
const RED_FLAGS: readonly { rule: string; level: Level; sign: RegExp }[] = [
  { rule: 'rf-breathing', level: 'emergency', sign: /(trouble|short|hard)\w*( of)? breath/i },
  { rule: 'rf-blue', level: 'emergency', sign: /\b(blue|gray)\b|sudden paleness/i },
  { rule: 'rf-anaphylaxis', level: 'emergency', sign: /swelling of the (lips|face|throat|tongue)|hives/i },
  { rule: 'rf-seizure', level: 'emergency', sign: /seizure(?!.*call 911)/i },
  { rule: 'rf-unresponsive', level: 'emergency', sign: /faint(ed|ing)|collapse|limp|cannot be woken/i },
  { rule: 'rf-meningitis', level: 'emergency', sign: /stiff neck|soft spot|do not fade/i },
  { rule: 'rf-green-vomit', level: 'emergency', sign: /green|bloody vomit|swollen belly/i },
  { rule: 'rf-blood', level: 'call-now', sign: /blood in the stool/i },
  { rule: 'rf-lethargy', level: 'call-now', sign: /very (sleepy|tired)|too weak/i },
  { rule: 'rf-fever', level: 'call-now', sign: /\b(rash|spots)\b(?! without fever)(?! after the shot keep)/i },
  { rule: 'rf-fever', level: 'call-now', sign: /vomiting(?! once)/i },
];
const UNDER_3_MONTHS = {
  rule: 'rf-fever-u3m',
  level: 'call-now',
  sign: /(?<!without )fever(?! from 3 months)/i,
} as const;

/** By the plan, or elsewhere: meningococcal vaccines are given from 8 weeks in other countries. */
function mayBeUnder3Months({ id, rows }: RoutineVaccine): boolean {
  return ['menacwy', 'menb'].includes(id) || rows.some(({ from }) => ['0d', '1m', '2m'].includes(from));
}

function contradictions(level: Level, texts: readonly string[], flags: typeof RED_FLAGS = RED_FLAGS) {
  const higher = flags.filter((flag) => LEVELS.indexOf(flag.level) > LEVELS.indexOf(level));
  return texts.flatMap((text) =>
    higher.filter(({ sign }) => sign.test(text)).map(({ rule }) => `${level}, ${rule}: ${text}`),
  );
}

describe('[decision 62] no sign after a vaccine is told as milder than it is', () => {
  test.each(vaccines)('$shortName', (vaccine) => {
    const { common, fever: withFever = '', note = '', callDoctor, callNow } = vaccine.sideEffects;
    const flags = mayBeUnder3Months(vaccine) ? [...RED_FLAGS, UNDER_3_MONTHS] : RED_FLAGS;

    expect(contradictions('passes', [...common, withFever, note], flags)).toEqual([]);
    expect(contradictions('call', callDoctor)).toEqual([]);
    expect(contradictions('call-now', callNow)).toEqual([]);
  });

  test('with a fever', () => {
    const of = (kind: string) => fever.lines.filter((line) => line.kind === kind).map(({ text }) => text);

    expect(contradictions('call', of('call'))).toEqual([]);
    expect(contradictions('call-now', of('call-now'))).toEqual([]);
  });

  test.each(vaccines)('$shortName: what may pass says what does not', ({ sideEffects }) => {
    const { common, fever: withFever = '', note = '', callNow, emergency } = sideEffects;

    for (const sign of [/trouble breathing/, /seizure/, /cannot be woken/, /stiff neck/])
      expect(emergency.join()).toMatch(sign);
    expect([...common, withFever, note, ...callNow].join()).not.toMatch(/no harm|no need to|do not call|wait/i);
  });

  const passing = ({ sideEffects: { common, fever: withFever = '', note = '' } }: RoutineVaccine) =>
    [...common, withFever, note].join();
  const withBoth = vaccines.filter((one) => /rash|spots/.test(passing(one)) && /(?<!without )fever/.test(passing(one)));

  test('where fever and a rash may each pass, both together are a reason to call', () => {
    expect(withBoth.map(({ id }) => id)).toEqual(['mmr', 'var']);
    for (const { sideEffects } of withBoth)
      expect(sideEffects.callNow.join()).toMatch(/fever and (a rash|spots) together/);
  });

  test.each(vaccines.filter(({ rows }) => rows.some(({ from }) => !from.endsWith('y'))))(
    '$shortName: of a child of up to 2 years that it is very sleepy or too weak to feed',
    ({ sideEffects }) => {
      expect(sideEffects.callNow.join()).toMatch(/up to 2 years who is very sleepy or too weak to feed/);
    },
  );

  test('nothing is said of the place of a shot where the vaccine is given by mouth', () => {
    const { sideEffects } = vaccines.find(({ id }) => id === 'rv') ?? {};

    expect(JSON.stringify(sideEffects)).not.toMatch(/redness|shot/i);
  });
});
