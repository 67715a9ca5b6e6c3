import { isBornEarly } from '#domain/children/gestation.ts';
import { capital } from '#domain/text/capital.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { CUT_OFF_Z } from './beyond-words.ts';
import {
  isPlausible,
  isStillSaid,
  latestBacked,
  pointsWithThreshold,
  type Backed,
  type LineInput,
  type ScoredPoint,
} from './line-point.ts';
import { LINE_SPACE_Z, spansSpaces } from './line-spaces.ts';
import { NICE_RECOMMENDATIONS } from './line-sources.ts';
import {
  anotherWeightText,
  backedTexts,
  birthText,
  isAskedToday,
  isNewborn,
  placeText,
  pointText,
  possessive,
  showToDoctor,
  WHOLE_PICTURE,
} from './line-text.ts';
import type { LineWords } from './line-words.ts';
import { mayCalm } from './may-calm.ts';

/** From the middle to the 91st centile, or to the 9th. */
const OUTER_BAND_SPACES = 2;

type Start = { readonly on: Day; readonly z: number; readonly point: ScoredPoint | null };

type Fall = Backed<ScoredPoint, boolean> & { readonly start: Start };

/**
 * A weight that fell one space between lines from a birth weight below the 9th line, two up to the 91st, three above
 * it. Only for children born at term with a known birth weight, below 24 months.
 *
 * Source: NICE NG75 (2017), thresholds for concern after the early days of life.
 */
export function crossedWords(input: LineInput): LineWords | null {
  const falls = fallsOf(input);
  if (!falls) return null;
  const { starts, points, leastSpaces } = falls;
  const fall = starts
    .flatMap((start) => fallSince(start, points, leastSpaces) ?? [])
    .find(({ point }) => isStillSaid(input, point));
  if (!fall) return null;
  const threshold = `published threshold for this birth weight: ${leastSpaces}`;
  return fallWords(input, fall, threshold);
}

/**
 * A single latest weight at home that fell by the largest of these thresholds asks to be weighed again: a scale at home is
 * seldom wrong by as much. Our judgment, not a published rule.
 */
export function fallenAtHomeWords(input: LineInput): LineWords | null {
  const { starts: [start] = [], points = [] } = fallsOf(input) ?? {};
  const point = points.at(-1);
  if (!point || point.place === 'doctor' || !isStillSaid(input, point) || !start) return null;
  if (!spansSpaces(start.z - point.z, MOST_SPACES)) return null;
  const isDue = isAskedToday(input, point);
  const threshold = `said from ${MOST_SPACES} spaces of a weight at home, a threshold of our own`;
  return {
    ...fallWords(input, { start, point, finding: true, backedBy: null }, threshold),
    title: 'A weight to check again.',
    text: `${comparedText(input, start, point)}. A scale at home can be off. Weigh ${input.firstName} again${isDue ? ' today' : ''} on the same scale, without clothes; if it is still that low, or ${input.firstName} seems unwell, call your doctor ${isDue ? 'today' : 'the same day'}.`,
    sources: [],
  };
}

const MOST_SPACES = 3;

type Falls = {
  /** From the highest on. */
  readonly starts: readonly Start[];
  readonly points: readonly ScoredPoint[];
  readonly leastSpaces: number;
};

/** Null unless the child was born at term with a known birth weight. */
function fallsOf(input: LineInput): Falls | null {
  const { birthWeightZ: birthZ, bornOn } = input;
  if (!isPlausible(birthZ) || isBornEarly(input.gestationDays)) return null;
  const points = pointsWithThreshold(input, 'weight');
  const atDoctor = points.filter(({ place }) => place === 'doctor');
  const starts: Start[] = [
    { on: bornOn, z: birthZ, point: null },
    ...atDoctor.map((point) => ({ on: point.measuredOn, z: point.z, point })),
  ];
  return { starts: starts.toSorted((one, other) => other.z - one.z), points, leastSpaces: spacesToFall(birthZ) };
}

export function spacesToFall(birthZ: number): 1 | 2 | 3 {
  if (!spansSpaces(birthZ, -OUTER_BAND_SPACES)) return 1;
  return spansSpaces(-birthZ, -OUTER_BAND_SPACES) ? 2 : MOST_SPACES;
}

function fallSince(start: Start, points: readonly ScoredPoint[], leastSpaces: number): Fall | null {
  const later = points.filter(({ measuredOn }) => measuredOn > start.on);
  const backed = latestBacked(later, ({ z }) => spansSpaces(start.z - z, leastSpaces));
  return backed?.finding ? { ...backed, start } : null;
}

function fallWords(input: LineInput, fall: Fall, threshold: string): LineWords {
  const { start, point } = fall;
  return {
    kind: 'crossed',
    tone: 'amber',
    title: `${capital(possessive(input.gender))} weight has moved to lower lines.`,
    text: `${comparedText(input, start, point)}. ${askedText(input, point)}`,
    sources: [NICE_RECOMMENDATIONS],
    callNow: [],
    forDoctor: [
      birthText(input, input.birthWeightKg, input.birthWeightZ),
      ...(start.point ? [pointText('weight', start.point, input.units)] : []),
      ...backedTexts('weight', fall, input),
      fallText(start.z - point.z, threshold),
    ],
    measuredOn: point.measuredOn,
  };
}

/** Where nothing may calm, what is asked of a low gain; of a weight below the lines no more than to show it. */
function askedText(input: LineInput, point: ScoredPoint): string {
  if (mayCalm(input)) {
    if (point.z < -CUT_OFF_Z) return showToDoctor(input);
    return `Many children move between lines in the first two years; ${WHOLE_PICTURE}. ${showToDoctor(input)}`;
  }
  return isNewborn(input) ? showToDoctor(input) : anotherWeightText(input, point);
}

function comparedText({ firstName }: LineInput, start: Start, point: ScoredPoint): string {
  const since = start.point ? `on ${longDayText(start.on)}` : 'at birth';
  return `${firstName}'s weight was ${placeText(start.z)} ${since}, and ${placeText(point.z)} on ${longDayText(point.measuredOn)}`;
}

function fallText(fallZ: number, threshold: string): string {
  const spaces = (fallZ / LINE_SPACE_Z).toFixed(1);
  return `Fall: ${fallZ.toFixed(2)} standard deviations, ${spaces} spaces between lines of the UK-WHO chart; ${threshold}`;
}
