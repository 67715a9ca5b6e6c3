import { isBornEarly } from '#domain/children/gestation.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import {
  isPlausible,
  isRecent,
  isStillSaid,
  latestBacked,
  pointsWithThreshold,
  type Backed,
  type LineInput,
  type ScoredPoint,
} from './line-point.ts';
import { NICE_RECOMMENDATIONS } from './line-sources.ts';
import { backedTexts, birthText, placeText, pointText, possessive, showToDoctor, WHOLE_PICTURE } from './line-text.ts';
import type { LineWords } from './line-words.ts';

/**
 * One space between lines of the UK-WHO charts.
 *
 * Source: RCPCH's program rcpchgrowth, release 2.4.3, for the chart with nine lines.
 */
export const LINE_SPACE_Z = 2 / 3;

/** The 91st centile; negative, the 9th. */
const OUTER_BAND_Z = 2 * LINE_SPACE_Z;

const TINY_Z = 1e-9;

type Start = { readonly on: Day; readonly z: number; readonly point: ScoredPoint | null };

type Fall = Backed<ScoredPoint, boolean> & { readonly start: Start };

/**
 * A weight that fell one space between lines from a birth weight below the 9th line, two up to the 91st, three above
 * it. Only for children born at term with a known birth weight, below 24 months.
 *
 * Source: NICE NG75 (2017), thresholds for concern after the early days of life.
 */
export function crossedWords(input: LineInput): LineWords | null {
  const birthZ = input.birthWeightZ;
  if (!isPlausible(birthZ) || isBornEarly(input.gestationDays)) return null;
  const points = pointsWithThreshold(input, 'weight');
  const leastSpaces = spacesToFall(birthZ);
  const fall = startsOf(input, birthZ, points)
    .flatMap((start) => fallSince(start, points, leastSpaces) ?? [])
    .filter(({ point }) => isStillSaid(input, point))
    .toSorted((one, other) => other.start.z - one.start.z)
    .at(0);
  return fall ? fallWords(input, fall, leastSpaces) : null;
}

/**
 * A single latest weight at home that fell by the largest of these thresholds asks to be weighed again: a scale at home is
 * seldom wrong by as much. Our judgment, not a published rule.
 */
export function fallenAtHomeWords(input: LineInput): LineWords | null {
  const birthZ = input.birthWeightZ;
  if (!isPlausible(birthZ) || isBornEarly(input.gestationDays)) return null;
  const points = pointsWithThreshold(input, 'weight');
  const point = points.at(-1);
  const [start] = startsOf(input, birthZ, points).toSorted((one, other) => other.z - one.z);
  if (!point || point.place === 'doctor' || !isStillSaid(input, point) || !start) return null;
  if (start.z - point.z < MOST_SPACES * LINE_SPACE_Z - TINY_Z) return null;
  const when = isRecent(input, point) ? ' today' : '';
  return {
    ...fallWords(input, { start, point, finding: true, backedBy: null }, MOST_SPACES),
    title: 'A weight to check again.',
    text: `${comparedText(input, start, point)}. A scale at home can be off. Weigh ${input.firstName} again${when} on the same scale, without clothes; if it is as low, or ${input.firstName} seems unwell, call your doctor.`,
  };
}

const MOST_SPACES = 3;

function startsOf(input: LineInput, birthZ: number, points: readonly ScoredPoint[]): Start[] {
  const atDoctor = points.filter(({ place }) => place === 'doctor');
  return [
    { on: input.bornOn, z: birthZ, point: null },
    ...atDoctor.map((point) => ({ on: point.measuredOn, z: point.z, point })),
  ];
}

export function spacesToFall(birthZ: number): 1 | 2 | 3 {
  if (birthZ < -OUTER_BAND_Z - TINY_Z) return 1;
  return birthZ > OUTER_BAND_Z + TINY_Z ? MOST_SPACES : 2;
}

function fallSince(start: Start, points: readonly ScoredPoint[], leastSpaces: number): Fall | null {
  const later = points.filter(({ measuredOn }) => measuredOn > start.on);
  const backed = latestBacked(later, ({ z }) => start.z - z >= leastSpaces * LINE_SPACE_Z - TINY_Z);
  return backed?.finding ? { ...backed, start } : null;
}

function fallWords(input: LineInput, fall: Fall, leastSpaces: number): LineWords {
  const { start, point } = fall;
  return {
    kind: 'crossed',
    tone: 'amber',
    title: `${capitalized(possessive(input.gender))} weight has moved to lower lines.`,
    text: `${comparedText(input, start, point)}. Many children move between lines in the first two years; ${WHOLE_PICTURE}. ${showToDoctor(input)}`,
    sources: [NICE_RECOMMENDATIONS],
    callNow: [],
    forDoctor: [
      birthText(input, input.birthWeightKg, input.birthWeightZ),
      ...(start.point ? [pointText('weight', start.point, input.units)] : []),
      ...backedTexts('weight', fall, input),
      fallText(start.z - point.z, leastSpaces),
    ],
    measuredOn: point.measuredOn,
  };
}

function comparedText({ firstName }: LineInput, start: Start, point: ScoredPoint): string {
  const since = start.point ? `on ${longDayText(start.on)}` : 'at birth';
  return `${firstName}'s weight was ${placeText(start.z)} ${since}, and ${placeText(point.z)} on ${longDayText(point.measuredOn)}`;
}

function fallText(fallZ: number, leastSpaces: number): string {
  const spaces = (fallZ / LINE_SPACE_Z).toFixed(1);
  return `Fall: ${fallZ.toFixed(2)} standard deviations, ${spaces} spaces between lines of the UK-WHO chart; published threshold for this birth weight: ${leastSpaces}`;
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
