import { describe, expect, test } from 'vitest';
import { redFlags, sentencesOf } from '#testing/foods/red-flags.ts';
import { REACTIONS, SIGNS, type Sign } from './food.ts';
import { nothingSeenAdvice, reactionAdvice, type Eater, type ReactionAdvice } from './reaction-advice.ts';

const anyReaction = [null, ...REACTIONS] as const;
const everySigns = Array.from({ length: 2 ** SIGNS.length }, (_, bits) =>
  SIGNS.filter((_sign, n) => (bits >> n) % 2 === 1),
);
const older: Eater = { months: 10, milk: null };
const young: Eater = { months: 3, milk: null };
const milks = [null, 'formula', 'breast milk'] as const;
/** Nobody said what they react to, at the ages of milk alone. */
const unsaid: readonly Eater[] = [3, 4].map((months) => ({ months, milk: null, mayBeMilk: true }));
const anyEater: readonly Eater[] = [
  ...[young, older].flatMap(({ months }) => milks.map((milk) => ({ months, milk }))),
  ...unsaid,
];

const { severe, later, green } = redFlags;

type Level =
  | 'severe'
  | 'later'
  | 'milk or food'
  | 'green now'
  | 'young'
  | 'hives'
  | 'vomited'
  | 'blood'
  | 'rash'
  | 'other'
  | 'none';

const is911: Partial<Record<Sign, Level>> = {
  breathing: 'severe',
  swelling: 'severe',
  throat: 'severe',
  'hives-all-over': 'severe',
  'pale-floppy': 'severe',
  'very-sleepy': 'severe',
};

/** By hand, for each single sign, and for none, from 4 months on. */
const table: Record<string, Partial<Record<Sign | 'no sign', Level>>> = {
  unknown: {
    ...is911,
    'no sign': 'none',
    'vomiting-again': 'severe',
    'vomiting-hours-later': 'later',
    'vomited-once': 'vomited',
    'few-hives': 'hives',
    'green-vomit': 'green now',
    'blood-in-stool': 'blood',
  },
  none: {
    ...is911,
    'no sign': 'none',
    'vomiting-again': 'severe',
    'vomiting-hours-later': 'later',
    'vomited-once': 'vomited',
    'few-hives': 'hives',
    'green-vomit': 'green now',
    'blood-in-stool': 'blood',
  },
  rash: {
    ...is911,
    'no sign': 'rash',
    'vomiting-again': 'severe',
    'vomiting-hours-later': 'severe',
    'vomited-once': 'severe',
    'few-hives': 'hives',
    'green-vomit': 'severe',
    'blood-in-stool': 'blood',
  },
  hives: {
    ...is911,
    'no sign': 'hives',
    'vomiting-again': 'severe',
    'vomiting-hours-later': 'severe',
    'vomited-once': 'severe',
    'few-hives': 'hives',
    'green-vomit': 'severe',
    'blood-in-stool': 'hives',
  },
  vomiting: {
    ...is911,
    'no sign': 'vomited',
    'vomiting-again': 'severe',
    'vomiting-hours-later': 'later',
    'vomited-once': 'vomited',
    'few-hives': 'severe',
    'green-vomit': 'green now',
    'blood-in-stool': 'vomited',
  },
  other: {
    ...is911,
    'no sign': 'other',
    'vomiting-again': 'severe',
    'vomiting-hours-later': 'later',
    'vomited-once': 'vomited',
    'few-hives': 'hives',
    'green-vomit': 'green now',
    'blood-in-stool': 'blood',
  },
};

/** Under 4 months: what is different. */
const youngTable: typeof table = {
  unknown: { 'vomiting-again': 'young', 'vomited-once': 'young' },
  none: { 'vomiting-again': 'young', 'vomited-once': 'young' },
  rash: {},
  hives: {},
  vomiting: { 'no sign': 'young', 'vomiting-again': 'young', 'vomited-once': 'young', 'blood-in-stool': 'young' },
  other: { 'vomiting-again': 'young', 'vomited-once': 'young' },
};

function levelOf(advice: ReactionAdvice | null): Level {
  if (advice === null) return 'none';
  if (advice.first === severe.firstSentence) return 'severe';
  if (advice.first.startsWith('Any food but milk?')) return 'milk or food';
  if (advice.first === green.firstSentence) return 'green now';
  if (advice.first === sentencesOf(later)[1]) return 'later';
  const text = textOf(advice);
  if (text.includes('watch for 2 hours')) return 'hives';
  if (text.includes('Forceful vomiting')) return 'young';
  if (text.includes('vomits again')) return 'vomited';
  if (text.includes('photo')) return 'blood';
  return text.includes('vomits or has') ? 'rash' : 'other';
}

const textOf = (advice: ReactionAdvice | null) =>
  [advice?.first, advice?.below, ...(advice?.next ?? [])].filter(Boolean).join(' ');

type Told = { eater: Eater; reaction: (typeof anyReaction)[number]; bits: number; signs: Sign[] };
type Answer = Told & { advice: ReactionAdvice | null };

const answers: Answer[] = anyEater.flatMap((eater) =>
  anyReaction.flatMap((reaction) =>
    everySigns.map((signs, bits) => ({ eater, reaction, bits, signs, advice: reactionAdvice(reaction, signs, eater) })),
  ),
);
const keyOf = ({ eater, reaction, bits }: Omit<Told, 'signs'>) =>
  `${eater.months} ${eater.mayBeMilk ? 'unsaid' : eater.milk} ${String(reaction)} ${bits}`;
const byKey = new Map(answers.map((answer) => [keyOf(answer), answer]));

/** Answers, each with what was told, for which something does not hold. */
function without(holds: (answer: Answer) => boolean, all = answers): string[] {
  return all.filter((answer) => !holds(answer)).map((answer) => `${keyOf(answer)}: ${answer.signs.join()}`);
}

const vomitsBy = (signs: readonly Sign[]) => signs.some((sign) => /vomit/.test(sign));

describe('what a parent is told first', () => {
  const casesOf = (rows: typeof table) =>
    Object.entries(rows).flatMap(([reaction, bySign]) =>
      Object.entries(bySign).map(([sign, level]) => ({ reaction, sign, level })),
    );
  const told = (reaction: string, sign: string, eater: Eater) => {
    const known = anyReaction.find((one) => one === reaction) ?? null;
    return levelOf(
      reactionAdvice(
        known,
        SIGNS.filter((one) => one === sign),
        eater,
      ),
    );
  };

  test.each(casesOf(table))('$reaction with $sign: $level', ({ reaction, sign, level }) => {
    expect(told(reaction, sign, older)).toBe(level);
    expect(told(reaction, sign, { months: 4, milk: null })).toBe(level);
  });

  test.each(casesOf(Object.fromEntries(Object.keys(table).map((key) => [key, { ...table[key], ...youngTable[key] }]))))(
    'under 4 months $reaction with $sign: $level',
    ({ reaction, sign, level }) => {
      expect(told(reaction, sign, young)).toBe(level);
    },
  );

  test('one more sign never makes the answer softer, but that it came hours later, at any age and of any milk', () => {
    const levels = ['call-soon', 'call-now', 'emergency'] as const;
    const rank = (advice: ReactionAdvice | null) =>
      advice ? levels.indexOf(advice.level) + (levelOf(advice) === 'severe' ? 1 : 0) : -1;
    const isKept = (answer: Answer) =>
      SIGNS.every((sign, n) => {
        const more = byKey.get(keyOf({ ...answer, bits: answer.bits | (2 ** n) }));
        if (!more) return false;
        if (sign === 'vomiting-hours-later' && answer.signs.includes('vomiting-again'))
          return more.advice?.level === 'emergency';
        return rank(more.advice) >= rank(answer.advice);
      });

    expect(without(isKept)).toEqual([]);
  });

  test('each sign of a severe reaction is 911, in all combinations, at any age', () => {
    const isSevere = ({ signs, advice }: Answer) => !signs.some((sign) => is911[sign]) || levelOf(advice) === 'severe';

    expect(without(isSevere)).toEqual([]);
  });

  test('vomiting, once or more, with hives is 911; with a rash, too, but of a young baby after a milk only more than once; more than once from 4 months on, but after a milk', () => {
    const isSevere = ({ eater, reaction, signs, advice }: Answer) => {
      const hasHives = reaction === 'hives' || signs.includes('few-hives');
      const isYoungOnMilk = eater.months < 4 && (eater.milk !== null || eater.mayBeMilk === true);
      const onSkin = hasHives || (reaction === 'rash' && (!isYoungOnMilk || signs.includes('vomiting-again')));
      const vomits = reaction === 'vomiting' || vomitsBy(signs);
      const isFood = eater.months >= 4 && eater.milk === null && !eater.mayBeMilk;
      const isAgain = isFood && signs.includes('vomiting-again') && !signs.includes('vomiting-hours-later');
      return !((onSkin && vomits) || isAgain) || levelOf(advice) === 'severe';
    };

    expect(without(isSevere)).toEqual([]);
  });

  test('green or bloody vomit is for the ER or 911 at every age, with nothing by mouth', () => {
    const isThere = ({ signs, advice }: Answer) =>
      !signs.includes('green-vomit') ||
      (advice?.level === 'emergency' && advice.next.includes('Give nothing by mouth on the way.'));

    expect(without(isThere)).toEqual([]);
  });

  test('blood in the stool is for the doctor now or more, and asks for a photo unless it is an emergency', () => {
    const isCalled = ({ signs, advice }: Answer) =>
      !signs.includes('blood-in-stool') ||
      advice?.level === 'emergency' ||
      (advice?.level === 'call-now' &&
        advice.next.includes('Take a photo of the diaper.') &&
        advice.next.includes('Jelly-like blood with bouts of crying: go to the ER now. Pale, too: call 911.'));

    expect(without(isCalled)).toEqual([]);
  });

  test('a spit-up of a young baby is never called a severe allergic reaction', () => {
    const vomitAlone = answers.filter(
      ({ eater, reaction, signs }) =>
        eater.months < 4 &&
        (reaction === null || reaction === 'vomiting') &&
        signs.every((sign) => sign.startsWith('vomit')),
    );

    expect(vomitAlone.length).toBeGreaterThan(40);
    expect(without(({ advice }) => !/allergic|epinephrine|legs raised/.test(textOf(advice)), vomitAlone)).toEqual([]);
  });

  test('the same facts give the same answer, whichever of them was said first', () => {
    const isSame = ({ eater, reaction, signs, advice }: Answer) => {
      const same = [reactionAdvice(reaction, signs.toReversed(), eater)];
      if (reaction === 'vomiting') same.push(reactionAdvice(null, [...signs, 'vomited-once'], eater));
      if (reaction === 'hives') same.push(reactionAdvice(null, [...signs, 'few-hives'], eater));
      return same.every((other) => textOf(other) === textOf(advice) && other?.level === advice?.level);
    };

    expect(without(isSame)).toEqual([]);
  });

  test('every answer names the signs for 911, and none a dose or a promise', () => {
    expect(without(({ advice }) => advice === null || textOf(advice).includes('911'))).toEqual([]);
    const promise = /\d ?(mg|ml)\b|fine\b|safe to eat|try (it|a little) again|wait and see/i;
    expect(without(({ advice }) => !promise.test(textOf(advice)))).toEqual([]);
  });

  test('none says what its rule must not say', () => {
    const never = Object.values(redFlags).flatMap(({ mustNotSay }) => mustNotSay);
    expect(without(({ advice }) => never.every((words) => !textOf(advice).includes(words)))).toEqual([]);
  });

  test('one vomit has one instruction: the doctor now, and 911 for none that was said', () => {
    const once = reactionAdvice('vomiting', [], older);
    expect(once?.first).toBe("Stop the food and call your child's doctor now.");
    expect(textOf(once)).not.toMatch(/911 for any vomiting/);
    expect(textOf(once)).toMatch(/Call 911 if your child vomits again/);
  });

  test('none of the signs has an answer, too, and it asks for no 911 after a single vomit', () => {
    expect(textOf(nothingSeenAdvice(older))).toMatch(
      /^Call your child's doctor now if you are worried\. Call 911 for vomiting more than once or with hives, /,
    );
    expect(textOf(nothingSeenAdvice(young))).toMatch(
      /^Call your child's doctor now if you are worried\. Call 911 for hives all over, or hives with vomiting\. /,
    );
  });

  test('from 4 months on a child is answered as an older one', () => {
    const at4 = ({ milk }: Eater): Eater => ({ months: 4, milk });
    const ofOlder = answers.filter(({ eater }) => eater.months === older.months);
    const isSame = ({ reaction, signs, eater, advice }: Answer) =>
      textOf(reactionAdvice(reaction, signs, at4(eater))) === textOf(advice);

    expect(ofOlder.length).toBeGreaterThan(0);
    expect(without(isSame, ofOlder)).toEqual([]);
    expect(nothingSeenAdvice(at4(older))).toEqual(nothingSeenAdvice(older));
  });

  test('two vomits after a milk are answered as under 4 months, at every age', () => {
    for (const milk of ['formula', 'breast milk'] as const) {
      const twiceAt = (months: number) => reactionAdvice('vomiting', ['vomiting-again'], { months, milk });
      const next = twiceAt(3)?.next.filter((step) => !step.startsWith('Forceful vomiting'));

      expect(twiceAt(10)).toEqual({ ...twiceAt(3), next });
      expect(next).toContain('Go to the ER now if your child is still vomiting.');
      expect(nothingSeenAdvice({ months: 10, milk })).toEqual(nothingSeenAdvice({ months: 3, milk }));
    }
  });

  test('under 4 months a food other than milk is stopped, and no milk is called a food not to be given again', () => {
    const advice = reactionAdvice('hives', [], young);
    expect([advice?.first, advice?.below]).toEqual([
      "Call your child's doctor now.",
      expect.stringMatching(/^A food other than milk: stop it\. /),
    ]);
    expect(textOf(advice)).not.toContain('Do not give the food again');
    expect(textOf(reactionAdvice('hives', [], older))).toContain('Do not give the food again');
  });

  test.each([
    { milk: null, sign: 'vomited-once', isEmpty: true },
    { milk: 'formula', sign: 'vomited-once', isEmpty: false },
    { milk: 'formula', sign: 'vomiting-again', isEmpty: true },
    { milk: 'breast milk', sign: 'vomiting-again', isEmpty: false },
  ] as const)(
    'a young baby who reacts to $milk with $sign gets nothing by mouth: $isEmpty',
    ({ milk, sign, isEmpty }) => {
      const advice = reactionAdvice('vomiting', [sign], { months: 3, milk });
      expect(advice?.next.includes('Give nothing by mouth on the way.')).toBe(isEmpty);
    },
  );
});
