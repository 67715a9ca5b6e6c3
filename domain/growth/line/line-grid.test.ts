import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, maya, point } from '#testing/growth/line-input.ts';
import { assess } from '../score/assess.ts';
import { isShortOfBirthWeight } from '../score/newborn-loss.ts';
import { unlikelyFields } from '../score/unlikely.ts';
import { referencePlan } from '../references/reference-plan.ts';
import { references } from '../references/references-client-data.ts';
import { WHO_STANDARDS, type LineInput, type LineMeasure } from './line-point.ts';
import { lineWords, type LineWords } from './line-words.ts';

const PLACES = ['doctor', 'home', null] as const;
const MEASURES = ['weight', 'height', 'head', 'weight-for-length', 'bmi'] as const;
const VALUES = { weight: 5, height: 60, head: 40, 'weight-for-length': 5, bmi: 16 };
const AGES = [0, 1, 13, 14, 15, 28, 29, 59, 60, 182, 183, 365, 730, 731, 1095, 6000];
const Z_SCORES = [-6.01, -6, -3.5, -3.01, -3, -2.5, -2.01, -2, -1, 0, 1, 2, 2.01, 2.5, 3, 3.01, 3.5, 6, 6.01];

const unweighed: LineInput = { ...maya, birthWeightKg: null, birthWeightZ: null };

/** What one value may lead to, by the thresholds alone. */
function expectedOf(measure: LineMeasure, z: number, age: number, place: (typeof PLACES)[number]): string | null {
  const isRead = age >= 14 && Math.abs(z) <= 6 && (age <= 730 || Math.abs(z) > 3);
  const isLookedAt = z < -2 || (z > 2 && measure !== 'weight' && measure !== 'height');
  if (!isRead || !isLookedAt) return null;
  const isSoon = Math.abs(z) > 3 && !isHighForSize(measure, z);
  if (place !== 'doctor') return isSoon ? 'A value to measure again.' : null;
  return isSoon ? 'A value to ask your doctor about soon.' : 'Numbers to show your doctor.';
}

/** A topic for the next visit, and not as rare among US children as the lines say. */
function isHighForSize(measure: LineMeasure, z: number): boolean {
  return z > 2 && (measure === 'bmi' || measure === 'weight-for-length');
}

describe('a single value of any measure, z-score, age and place', () => {
  const cells = MEASURES.flatMap((measure) =>
    AGES.flatMap((age) => PLACES.flatMap((place) => Z_SCORES.map((z) => ({ measure, age, place, z })))),
  );

  test(`says what its threshold asks for and nothing else, in each of ${cells.length} cells`, () => {
    const said = cells.map((cell) => {
      const { measure, age, place, z } = cell;
      const series = { [measure]: [point({ age, z, place, value: VALUES[measure] })] };
      return { ...cell, ...claims(lineWords({ ...unweighed, today: addDays(bornOn, age), series })) };
    });

    expect(said).toEqual(cells.map((cell) => ({ ...cell, ...claimsFor(cell) })));
  });

  function claims(words: LineWords | null) {
    const text = words?.text ?? '';
    return {
      title: words?.title ?? null,
      isTwoOf100: text.includes('about 2 of 100 healthy children'),
      isOneOf1000: text.includes('about 1 of 1,000 healthy children'),
      isSoon: /Have it measured again, and call your doctor (today|today or tomorrow|in the next few days)\.$/.test(
        text,
      ),
      isToday: text.endsWith(' your doctor today.'),
      isNextVisit: text.endsWith('Show this to your doctor at the next visit.'),
      isAgain: /Measure Maya again today; if .* call your doctor the same day\.$/.test(text),
      isCutOffNamed: text.includes('Doctors look again'),
      signs: words?.callNow.length ?? 0,
    };
  }

  function claimsFor({ measure, z, age, place }: (typeof cells)[number]) {
    const title = expectedOf(measure, z, age, place);
    const isForSize = isHighForSize(measure, z);
    const isAgain = title === 'A value to measure again.';
    const isSaid = title !== null && !isAgain;
    const isFar = Math.abs(z) > 3;
    return {
      title,
      isTwoOf100: isSaid && !isFar && !isForSize,
      isOneOf1000: isSaid && isFar && !isForSize,
      isSoon: isSaid && isFar && !isForSize,
      isToday: isSaid && age <= 28 && !(isFar && isForSize),
      isNextVisit: isSaid && isFar && isForSize,
      isAgain,
      isCutOffNamed: isSaid && age <= 730,
      signs: 0,
    };
  }
});

describe("a newborn's weight on any day, by any loss, anywhere", () => {
  const birthKg = 4;
  /** Grams of 4 kg: a gain of 2 %, 0, 5, 10.0, 10.025, 10.1, 15.0, 15.025 and 25 %. */
  const weights = [4080, 4000, 3800, 3600, 3599, 3596, 3400, 3399, 3000];
  const days = Array.from({ length: 61 }, (_, age) => age);
  const cellsOf = (age: number) =>
    PLACES.flatMap((place) =>
      [null, 245].flatMap((gestationDays) => weights.map((grams) => ({ age, place, gestationDays, grams }))),
    );
  type Cell = ReturnType<typeof cellsOf>[number];
  const who = referencePlan(references, 'who');

  test.each(days)(
    'on day %i a loss of more than a tenth asks for the doctor today, and of less after two weeks too, beside no percentile',
    (age) => {
      const cells = cellsOf(age);

      expect(cells.map((cell) => ({ ...cell, ...claims(cell) }))).toEqual(
        cells.map((cell) => ({ ...cell, ...claimsFor(cell) })),
      );
    },
  );

  function claims({ age, place, gestationDays, grams }: Cell) {
    const measuredOn = addDays(bornOn, age);
    const child = { ...maya, gestationDays, birthWeightKg: birthKg, birthWeightZ: null };
    const values = { measuredOn, weightKg: grams / 1000, heightCm: 50, position: null, headCm: null };
    const { weight, bmi, weightForLength } = assess(child, values, who);
    const series = { weight: [point({ age, place, z: null, value: grams / 1000 })] };
    const words = lineWords({ ...child, today: measuredOn, series });
    return {
      isShort: isShortOfBirthWeight(child, values),
      withoutScore: [weight, bmi, weightForLength].filter((score) => !score.scored && score.reason === 'newborn-loss')
        .length,
      asked: unlikelyFields(child, values, who),
      tone: words?.tone ?? null,
      isCallToday: words?.title === 'Weigh again, and call your doctor today.',
      isCalled: / your doctor today( or tomorrow)?\.$/.test(words?.text ?? ''),
      signs: words?.callNow.length ?? 0,
      isPlaced: /percentile|z-score/.test(words?.forDoctor.join(' ') ?? ''),
    };
  }

  function claimsFor({ age, place, gestationDays, grams }: Cell) {
    const isCallToday = age >= 1 && grams < 3600;
    const isNotBack = age > 14 && (grams < 4000 || (age > 28 && grams === 4000));
    const isShort = isCallToday || isNotBack;
    const isFirstDay = age === 1 && grams === 3600;
    const isLarge = age >= 1 && age <= 5 && grams === 3600;
    const isLittle = gestationDays === null && age > 14 && grams >= 4000 && grams < 4000 + 15 * (age - 14);
    const isStillBelow = !isShort && age > 5 && grams < 3800;
    // The day before birth weight is expected back, of what is far below it that before the tenth day.
    const isDue = age >= (grams < 3800 ? 9 : 13);
    const isCalm = !isShort && age >= 1 && age <= 28 && gestationDays === null && place === 'doctor';
    const calm = grams < 4000 ? 'sky' : age <= 14 ? 'fern' : null;
    return {
      isShort,
      withoutScore: isShort || isLarge ? 3 : 0,
      asked: age >= 1 && grams < 3400 ? ['weightKg'] : [],
      tone: isShort || isFirstDay || isLittle ? 'amber' : isStillBelow || isLarge ? 'sky' : isCalm ? calm : null,
      isCallToday,
      isCalled: isShort || isFirstDay || isLittle || (isDue && (isStillBelow || (isCalm && grams < 4000))),
      signs: isCallToday ? 5 : 0,
      isPlaced: false,
    };
  }
});

describe("a newborn's weight after a loss", () => {
  const birthKg = 4;
  const days = Array.from({ length: 28 }, (_, index) => index + 1);
  const newborn = { ...unweighed, birthWeightKg: birthKg };

  test.each(days)(
    'of up to a tenth is called common to day 5 while it is not large, not on day %i if that is later',
    (age) => {
      for (const grams of [3600, 3604, 3772, 3990]) {
        const weight = [point({ age, z: null, value: grams / 1000 })];
        const words = lineWords({ ...newborn, today: addDays(bornOn, age), series: { weight } });
        const isLarge = age <= 5 && grams < 3720;
        const isCommon = age === 1 || !isLarge;
        expect(/common|usually stops/.test(`${words?.title} ${words?.text}`)).toBe(age <= 5 && isCommon);
        expect(words?.text.includes('by 10 to 14 days')).toBe(age > 5);
        expect(/weighed by your doctor|call your doctor today/.test(words?.text ?? '')).toBe(
          age > 5 || (age === 1 && isLarge),
        );
      }
    },
  );

  const weights = [3600, 3799, 3800, 3990];
  const cells = PLACES.flatMap((place) =>
    [null, 245].flatMap((gestationDays) => weights.map((grams) => ({ place, gestationDays, grams }))),
  );

  test.each(days.slice(1))('of more than a tenth keeps a sentence on day %i, while it is still far below', (age) => {
    const said = cells.map(({ place, gestationDays, grams }) => {
      const weight = [
        point({ age: age - 1, z: null, value: 3.52, place: 'home' }),
        point({ age, z: null, value: grams / 1000, place }),
      ];
      return lineWords({ ...newborn, gestationDays, today: addDays(bornOn, age), series: { weight } })?.title ?? null;
    });

    expect(said).toEqual(
      cells.map(({ place, gestationDays, grams }) => {
        const isRead = gestationDays === null && place === 'doctor';
        if (age > 14) return 'Not yet at her birth weight.';
        if (grams < 3800 || (isRead && age > 5)) return 'Still below her birth weight.';
        return isRead ? 'Losing some weight at first is common.' : null;
      }),
    );
  });

  test('is over once birth weight was reached', () => {
    const weight = [3.5, 4, 4.1].map((value, index) => point({ age: 3 + 4 * index, z: null, value, place: 'home' }));

    expect(lineWords({ ...newborn, today: addDays(bornOn, 12), series: { weight } })?.tone).not.toBe('amber');
  });
});

describe('a head in the first year', () => {
  const cells = [0, 7, 14, 28, 40, 50, 61, 120, 215, 300].flatMap((fromAge) =>
    [13, 14, 35, 49, 50, 51, 75, 120, 201, 365, 366]
      .filter((toAge) => toAge > fromAge)
      .flatMap((toAge) =>
        PLACES.flatMap((place) => [0.5, 1.99, 2, 2.01, 2.6].map((rise) => ({ fromAge, toAge, place, rise }))),
      ),
  );

  test.each(cells)(
    'that rose by $rise z from day $fromAge to day $toAge, $place',
    ({ fromAge, toAge, place, rise }) => {
      const head = [
        point({ age: fromAge, z: -1, value: 37, place }),
        point({ age: toAge, z: rise - 1, value: 41, place }),
      ];
      const words = lineWords({ ...unweighed, series: { head } });
      const isAsked = toAge <= 365 && rise > 2;

      expect(words?.title ?? null).toBe(isAsked ? 'Have her head measured again.' : null);
      expect(words?.text.includes('Ask yours in the next few days to measure it again.') ?? false).toBe(isAsked);
    },
  );

  test('is not asked about for moving to lower lines, nor once it was measured lower again', () => {
    const head = (...scores: number[]) => scores.map((z, index) => point({ age: 60 + 30 * index, z, value: 40 }));

    expect(lineWords({ ...unweighed, series: { head: head(1.5, -1.5) } })).toBeNull();
    expect(lineWords({ ...unweighed, series: { head: head(-1, 1.5, 0) } })).toBeNull();
    expect(lineWords({ ...unweighed, series: { head: head(-1, 0.2, 1.5) } })?.kind).toBe('head');
  });
});

describe('two weights at the doctor', () => {
  const cells = [10, 20, 29, 400, 1095, 4000].flatMap((age) =>
    [9500, 9499, 9000].flatMap((grams) => PLACES.map((place) => ({ age, grams, place }))),
  );
  const weights = (age: number, grams: number, place: (typeof PLACES)[number]) => [
    point({ age: age - 5, z: null, value: 10, reference: 'CDC growth charts' }),
    point({ age, z: null, value: grams / 1000, place, reference: 'CDC growth charts' }),
  ];

  test.each(cells)('10 kg, then $grams g on day $age, $place', ({ age, grams, place }) => {
    const words = lineWords({
      ...unweighed,
      today: addDays(bornOn, age),
      series: { weight: weights(age, grams, place) },
    });
    const isSaid = age > 14 && grams < 9500 && place === 'doctor';
    const isAgain = place !== 'doctor' && (age === 29 || (age > 14 && grams === 9000));

    const isOfInfant = age === 29 && grams === 9500 && place === 'doctor';
    const loss = { 9500: '5.0% less', 9499: 'a little over 5% less', 9000: '10.0% less' }[grams] ?? '';

    const isNewborn = age === 10;
    const isLost = isSaid || isOfInfant;

    const isSmall = age === 20 && !isLost && !isAgain;
    const kind = isLost ? 'lost' : isAgain ? 'lost-at-home' : isSmall ? 'small-gain' : null;

    expect(words?.kind ?? null).toBe(isNewborn ? 'first-weeks' : kind);
    expect(words?.tone ?? null).toBe(isNewborn || kind ? 'amber' : null);
    expect(words?.text.includes(loss) ?? false).toBe(isLost || isAgain);
    expect(words?.text.endsWith(' doctor today.') ?? false).toBe(
      (isLost && age <= 365) || isNewborn || (isAgain && age === 29) || (isSmall && place !== 'doctor'),
    );
  });

  test('are compared with the heaviest before, and two at home that agree on more end it', () => {
    const today = addDays(bornOn, 1200);
    const weigh = (age: number, value: number, place: 'doctor' | 'home' = 'doctor') =>
      point({ age, value, place, z: 0, reference: WHO_STANDARDS });
    const slow = [weigh(900, 10), weigh(1000, 9.7), weigh(1100, 9.4)];

    expect(lineWords({ ...unweighed, today, series: { weight: slow } })?.kind).toBe('lost');
    expect(lineWords({ ...unweighed, today, series: { weight: [...slow, weigh(1105, 10, 'home')] } })?.kind).toBe(
      'lost',
    );
    expect(
      lineWords({
        ...unweighed,
        today,
        series: { weight: [...slow, weigh(1105, 10, 'home'), weigh(1110, 10, 'home')] },
      })?.kind,
    ).not.toBe('lost');
  });

  test.each([
    { days: 365, says: 'lost' },
    { days: 366, says: null },
  ])('are told $days days after the lighter one: $says', ({ days, says }) => {
    const input = {
      ...unweighed,
      today: addDays(bornOn, 1095 + days),
      series: { weight: weights(1095, 9000, 'doctor') },
    };

    expect(lineWords(input)?.kind ?? null).toBe(says);
  });

  test('are never blamed for what two weights at home lost', () => {
    const today = addDays(bornOn, 1200);
    const weight = [
      point({ age: 900, value: 10 }),
      point({ age: 1000, value: 9, place: 'home' }),
      point({ age: 1010, value: 9, place: 'home' }),
    ];

    expect(lineWords({ ...unweighed, today, series: { weight } })?.kind).not.toBe('lost');
  });
});
