import { describe, expect, test } from 'vitest';
import guide from '#content/foods/guide.json' with { type: 'json' };
import { REACTIONS, SIGNS, type Sign } from './food.ts';
import { milkOf } from './milk.ts';
import { reactionAdvice, reactionCallText, type Eater, type ReactionAdvice } from './reaction-advice.ts';

/** Under 4 months; first peanut by a doctor's order; first solids; family food. */
const AGES = [3, 4, 9, 24] as const;
const FOODS = ['infant-formula-iron-fortified', 'breast-milk', 'egg-well-cooked', 'banana', 'not said'] as const;
const ALL_REACTIONS = [null, ...REACTIONS] as const;
const SIGN_SETS = 2 ** SIGNS.length;

type Told = {
  readonly months: number;
  readonly foodId: string;
  readonly reaction: (typeof ALL_REACTIONS)[number];
  readonly bits: number;
};
/** What is read in one box, and how urgent it is. */
type Box = { readonly level: ReactionAdvice['level']; readonly sentences: readonly string[]; readonly text: string };
type Case = Told & { readonly box: Box | null };

const signsOf = (bits: number): Sign[] => SIGNS.filter((_sign, at) => (bits >> at) % 2 === 1);
const has = ({ bits }: Told, sign: Sign) => (bits >> SIGNS.indexOf(sign)) % 2 === 1;

const boxes = new Map<string, Box>();

function boxOf(advice: ReactionAdvice | null): Box | null {
  if (advice === null) return null;
  const text = [advice.first, advice.below, ...advice.next].filter(Boolean).join(' ');
  const key = `${advice.level} ${text}`;
  const known = boxes.get(key) ?? { level: advice.level, text, sentences: sentencesOf(text) };
  boxes.set(key, known);
  return known;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]) /);
}

function eaterAt(months: number, foodId: (typeof FOODS)[number]): Eater {
  return { months, milk: milkOf(foodId), mayBeMilk: foodId === 'not said' && months < 6 };
}

const cases: Case[] = AGES.flatMap((months) =>
  FOODS.flatMap((foodId) =>
    ALL_REACTIONS.flatMap((reaction) =>
      Array.from({ length: SIGN_SETS }, (_, bits) => {
        const told = { months, foodId, reaction, bits };
        return { ...told, box: boxOf(reactionAdvice(reaction, signsOf(bits), eaterAt(months, foodId))) };
      }),
    ),
  ),
);

/** The same child, food and reaction, and one more sign. */
function withSign(at: number, sign: Sign): Case | undefined {
  const told = cases[at];
  return told && cases[at - told.bits + (told.bits | (2 ** SIGNS.indexOf(sign)))];
}

/** The first few cases for which something does not hold. */
function against(holds: (told: Case & { box: Box }, at: number) => boolean): string[] {
  const found: string[] = [];
  for (const [at, told] of cases.entries()) {
    const { box, months, foodId, reaction, bits } = told;
    if (box === null || holds({ ...told, box }, at)) continue;
    found.push(`${months} months, ${foodId}, ${reaction}, ${signsOf(bits).join()}: ${box.text}`);
    if (found.length === 5) break;
  }
  return found;
}

const FEED_ON = /do not stop (breast)?feeding|keep (breast)?feeding/i;
const NOTHING_BY_MOUTH = /nothing by mouth/i;
const ORDERS = { 911: /\b911\b/, ER: /\bER\b/, doctor: /\bdoctors?\b/ } as const;
type Order = keyof typeof ORDERS;

/** The words for each sign in a sentence about what else may be seen. */
const NAMED: Readonly<Record<string, RegExp>> = {
  breathing: /(hard|trouble) breathing|repeated cough/i,
  swelling: /swollen lips|swelling of lips/,
  throat: /hoarse/,
  'hives-all-over': /hives all over/i,
  'pale-floppy': /pale|limp|flopp/i,
  'very-sleepy': /sleepiness|sleepy/,
  'vomiting-again': /vomiting more than once|child vomits/i,
  'vomited-once': /one vomit|vomits or has/i,
  'few-hives': /any hives|a few hives/i,
  'green-vomit': /green/i,
  'blood-in-stool': /blood in the stool|blood or mucus in stools/i,
};

/** What a box orders for a sign that it names. */
function ordersFor(sign: string, sentences: readonly string[]): Order[] {
  const about = sentences.filter((sentence) => NAMED[sign]?.test(sentence));
  return (['911', 'ER', 'doctor'] as const)
    .map((order) => (order === '911' ? 911 : order))
    .filter((order) => about.some((sentence) => ORDERS[order].test(sentence)));
}

const RANKS = ['doctor', 'ER', 911] as const;
const is911 = ({ text }: Box) => text.startsWith('Call 911 now');
const rankOf = (box: Box | null): number => {
  if (box === null) return -1;
  if (is911(box) || box.text.startsWith('Any food but milk? Call 911 now')) return 2;
  return box.level === 'emergency' ? 1 : 0;
};
const isYoung = ({ months }: Told) => months < 4;
const isGreenAlone = (told: Told) =>
  has(told, 'green-vomit') &&
  !hasSkin(told) &&
  signsOf(told.bits).every((sign) =>
    ['green-vomit', 'vomited-once', 'vomiting-again', 'blood-in-stool'].includes(sign),
  );
const hasSkin = (told: Told) => told.reaction === 'hives' || told.reaction === 'rash' || has(told, 'few-hives');

describe('whatever is seen, of every food and at every age', () => {
  test('an emergency never says to feed on', () => {
    expect(against(({ box }) => box.level !== 'emergency' || !FEED_ON.test(box.text))).toEqual([]);
  });

  test('nothing by mouth never stands beside feeding on', () => {
    expect(against(({ box }) => !(NOTHING_BY_MOUTH.test(box.text) && FEED_ON.test(box.text)))).toEqual([]);
  });

  test('a formula after hives, vomiting again and again, or any sign for 911 is not fed on', () => {
    const isFormula = ({ foodId }: Told) => milkOf(foodId) === 'formula';
    const asks = (told: Case & { box: Box }) =>
      told.reaction === 'hives' || has(told, 'few-hives') || told.box.level === 'emergency';

    const isHeld = (told: Case & { box: Box }) =>
      isGreenAlone(told) ? /before the next feed/.test(told.box.text) : /no more of this formula/.test(told.box.text);

    expect(against((told) => !isFormula(told) || !asks(told) || isHeld(told))).toEqual([]);
    expect(against((told) => !isFormula(told) || !has(told, 'vomiting-again') || !FEED_ON.test(told.box.text))).toEqual(
      [],
    );
  });

  test('a milk is fed on after a flat rash, another reaction or one vomit', () => {
    const isMild = (told: Case & { box: Box }) =>
      told.box.level !== 'emergency' && !hasSkin({ ...told, reaction: null }) && told.reaction !== 'hives';
    const feedsOn = (told: Case & { box: Box }) =>
      milkOf(told.foodId) === null || has(told, 'vomiting-again') || FEED_ON.test(told.box.text);

    expect(against((told) => !isMild(told) || feedsOn(told))).toEqual([]);
  });

  test('only what is no milk is stopped, and no milk is said to be given again', () => {
    expect(
      against(({ foodId, box }) => !milkOf(foodId) || !/Stop the food|give (the|this) food again/.test(box.text)),
    ).toEqual([]);
  });

  test('where nobody said what it was, at the ages of milk alone, no food is told of as if it were none', () => {
    expect(
      against(
        ({ months, foodId, box }) =>
          foodId !== 'not said' || months > 5 || !/Stop the food|(the|this) food again/.test(box.text),
      ),
    ).toEqual([]);
    expect(
      against(({ months, foodId, box }) => foodId !== 'not said' || months > 5 || box.level !== 'call-soon'),
    ).toEqual([]);
  });

  test('a food that is no milk is stopped, whatever was seen, but for a call before it is given again', () => {
    const isStopped = /Stop the food|stop it|Do not give the food again|Call your child's doctor before you give/;

    expect(
      against((told) => milkOf(told.foodId) !== null || isGreenAlone(told) || isStopped.test(told.box.text)),
    ).toEqual([]);
  });

  test('vomiting after a milk, and nothing else, is never a severe allergic reaction', () => {
    const vomitsAlone = (told: Told) =>
      (told.reaction === null || told.reaction === 'vomiting' || told.reaction === 'none') &&
      signsOf(told.bits).every((sign) => sign.startsWith('vomit'));

    expect(against((told) => !milkOf(told.foodId) || !vomitsAlone(told) || !is911(told.box))).toEqual([]);
  });

  test('blood in the stool beside vomiting hours later names jelly-like blood', () => {
    const isAsked = (told: Case & { box: Box }) =>
      has(told, 'blood-in-stool') && !has(told, 'green-vomit') && !is911(told.box);

    expect(against((told) => !isAsked(told) || /Jelly-like blood .*go to the ER now/.test(told.box.text))).toEqual([]);
  });

  test('who is told to call 911 now is not told of the ER', () => {
    expect(against(({ box }) => !is911(box) || !ORDERS.ER.test(box.text))).toEqual([]);
  });

  test('911 and the ER are never both for one sign in one box', () => {
    const isOne = ({ sentences }: Box) =>
      Object.keys(NAMED).every((sign) => {
        const orders = ordersFor(sign, sentences);
        return !(orders.includes(911) && orders.includes('ER'));
      });

    expect(against(({ box }) => isOne(box))).toEqual([]);
  });

  test('what an answer says of one more sign is what checking it says', () => {
    const agrees = (at: number, box: Box) =>
      SIGNS.every((sign) => {
        const said = ordersFor(sign, box.sentences).map((order) => RANKS.indexOf(order));
        return said.every((rank) => rank === 0 || rankOf(withSign(at, sign)?.box ?? null) >= rank);
      });

    expect(against(({ box }, at) => is911(box) || agrees(at, box))).toEqual([]);
  });

  test('under 4 months every answer that is no emergency names the doctor, now', () => {
    expect(
      against((told) => !isYoung(told) || told.box.level === 'emergency' || /doctor now/.test(told.box.text)),
    ).toEqual([]);
  });

  test('who goes to the ER for vomiting hears what to do when it is over', () => {
    const isLater = (told: Case & { box: Box }) => has(told, 'vomiting-hours-later') && rankOf(told.box) === 1;

    expect(against((told) => !isLater(told) || has(told, 'green-vomit') || /well again\?/.test(told.box.text))).toEqual(
      [],
    );
  });

  test('green vomit is for the ER at every age, where not all vomiting is for 911', () => {
    const isNamed = ({ box }: { box: Box }) => ordersFor('green-vomit', box.sentences).includes('ER');

    expect(against((told) => is911(told.box) || hasSkin(told) || isNamed(told))).toEqual([]);
  });

  test('blood in the stool is for the doctor now, at every age', () => {
    const isNamed = ({ box }: { box: Box }) => ordersFor('blood-in-stool', box.sentences).includes('doctor');

    expect(against(({ box }) => box.level !== 'call-soon' || isNamed({ box }))).toEqual([]);
  });

  test('a baby who is fed milk alone hears nothing of acidic food', () => {
    expect(against((told) => !(isYoung(told) || milkOf(told.foodId)) || !/acidic/.test(told.box.text))).toEqual([]);
  });
});

describe('what stands beside every food', () => {
  test.each([
    { months: 3, isForMilk: true },
    { months: 4, isForMilk: true },
    { months: 9, isForMilk: false },
    { months: 24, isForMilk: false },
  ])('names each sign, and none is calmer than checking it at $months months', ({ months, isForMilk }) => {
    const { doctor, er, call911 } = reactionCallText(isForMilk);
    const sentences = sentencesOf(`${doctor} ${er} ${call911}`);
    const ranks = SIGNS.filter((sign) => sign !== 'vomiting-hours-later').map((sign) => {
      const said = ordersFor(sign, sentences).map((order) => RANKS.indexOf(order));
      const told = FOODS.map((foodId) => rankOf(boxOf(reactionAdvice(null, [sign], eaterAt(months, foodId)))));
      return { sign, isSaid: said.length > 0, isCalmer: Math.max(...said) < Math.max(...told) };
    });

    expect(ranks.filter(({ isSaid, isCalmer }) => !isSaid || isCalmer)).toEqual([]);
  });

  test.each([true, false])('has one order for each sign, for milk %s', (isForMilk) => {
    const { doctor, er, call911 } = reactionCallText(isForMilk);
    const sentences = sentencesOf(`${doctor} ${er} ${call911}`);
    const both = SIGNS.map((sign) => ordersFor(sign, sentences)).filter((orders) => orders.length > 1);

    expect(both).toEqual([]);
  });

  test('gives nothing by mouth on the way to the ER, where a milk is fed on', () => {
    expect(reactionCallText(true).er).toContain('Give nothing by mouth on the way.');
  });

  test('feeds on with milk alone, and stops any other food', () => {
    const words = reactionCallText(true).doctor;
    expect(words).toContain('Milk: do not stop feeding, but after hives or worse give no more of that formula.');
    expect(words).toContain('Any other food: stop it.');
    expect(reactionCallText(false).doctor).not.toMatch(FEED_ON);
  });
});

describe('what the guide says of allergies', () => {
  test.each(guide.ranges.filter(({ ageRangeStart }) => ageRangeStart !== 7))(
    '$id names signs for 911 and for the doctor',
    ({ allergyWarnings }) => {
      const said = allergyWarnings.flatMap(sentencesOf);

      expect(ordersFor('pale-floppy', said)).toEqual([911]);
      expect(ordersFor('hives-all-over', said)).toEqual([911]);
      expect(ordersFor('few-hives', said)).toEqual(['doctor']);
    },
  );

  test.each(guide.ranges)(
    '$id: no sign is calmer than where it is checked, and the page has one order for it',
    (range) => {
      const isForMilk = range.ageRangeEnd < 6;
      const { doctor, er, call911 } = reactionCallText(isForMilk);
      const said = range.allergyWarnings.flatMap(sentencesOf);
      const faults = SIGNS.flatMap((sign) => {
        const orders = ordersFor(sign, said);
        const beside = ordersFor(sign, sentencesOf(`${doctor} ${er} ${call911}`));
        const told = [range.ageRangeStart, range.ageRangeEnd].map((months) =>
          rankOf(boxOf(reactionAdvice(null, [sign], { months, milk: isForMilk ? 'formula' : null }))),
        );
        const isCalmer = orders.some((order) => RANKS.indexOf(order) < Math.max(...told));
        return isCalmer || orders.some((order) => !beside.includes(order)) ? [{ sign, orders, beside }] : [];
      });

      expect(faults).toEqual([]);
    },
  );
});
