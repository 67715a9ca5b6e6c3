import { isBornEarly } from '#domain/children/gestation.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import { isAnyBeyond } from './beyond-words.ts';
import {
  comparable,
  FIRST_DAY_OF_LINES,
  isPlausible,
  isStillSaid,
  pointsByDay,
  scoredPoints,
  settledPoints,
  WHO_STANDARDS,
  type LineInput,
  type LineMeasure,
  type ScoredPoint,
} from './line-point.ts';
import { LINE_SPACE_Z, spansSpaces } from './line-spaces.ts';
import { NICE_CONTEXT } from './line-sources.ts';
import { possessive } from './line-text.ts';
import type { LineWords } from './line-words.ts';
import { mayCalm } from './may-calm.ts';
import { isFirstWeight, isShortOfBirthWeight } from '../score/newborn-loss.ts';
import { percentileOfZ } from '../score/percentile.ts';
import { percentileText } from '../words/percentile-text.ts';

/** Farther out, following a line is not reassuring. Our judgment, not a published rule. */
const CALM_WITHIN_Z = 2;

/** Another measure that moved farther speaks against calm: two spaces between lines. Our judgment, not a published rule. */
const OTHERS_MOVED_Z = 2 * LINE_SPACE_Z;

/** More than a tape or a scale at home is wrong by. Our judgment. */
const FAR_MOVED_SPACES = 3;

const OTHERS = ['height', 'head', 'weight-for-length', 'bmi'] as const;

/** Fewer days say little. Our judgment, not a published rule. */
const LEAST_DAYS = 28;

/**
 * Weight that has stayed within one space between lines, since birth or the first measurement by the current reference,
 * while no other measure has moved or lies beyond the lines.
 * The width is our judgment; that most children keep to one line is published.
 *
 * Source: NICE NG75 (2017), context.
 */
export function followingWords(input: LineInput): LineWords | null {
  if (!mayCalm(input)) return null;
  const points = comparable(settledPoints(input, 'weight'));
  const latest = points.at(-1);
  if (!latest || !isStillSaid(input, latest) || restsOnOneAtHome(points) || hasOddWeight(input)) return null;
  if (OTHERS.some((measure) => hasMoved(input, measure)) || isAnyBeyond(input)) return null;
  const birthZ = comparableBirthZ(input, latest);
  const places = [...(birthZ === null ? [] : [birthZ]), ...points.map(({ z }) => z)];
  const since = birthZ === null ? (points[0] ?? latest).measuredOn : input.bornOn;
  const [low, high] = [Math.min(...places), Math.max(...places)];
  if (low < -CALM_WITHIN_Z || high > CALM_WITHIN_Z) return null;
  if (high - low > LINE_SPACE_Z || daysBetween(since, latest.measuredOn) < LEAST_DAYS) return null;
  return {
    kind: 'follows',
    tone: 'fern',
    title: `Following ${possessive(input.gender)} own line.`,
    text: `Since ${sinceText(input, since)} ${input.firstName}'s weight has stayed ${rangeText(low, high)}.`,
    sources: [NICE_CONTEXT],
    callNow: [],
    forDoctor: [],
    measuredOn: latest.measuredOn,
  };
}

function hasOddWeight(input: LineInput): boolean {
  const points = pointsByDay(input, 'weight');
  const child = { ...input, firstWeights: points.filter((point) => isFirstWeight(input, point)) };
  return points.some(
    ({ z, value, measuredOn, ageDays }) =>
      (z !== null && !isPlausible(z)) ||
      (ageDays >= FIRST_DAY_OF_LINES && isShortOfBirthWeight(child, { measuredOn, weightKg: value })),
  );
}

/** Whether the latest value, wherever it was measured, is far from an earlier one. */
function hasMoved(input: LineInput, measure: LineMeasure): boolean {
  const points = comparable(settledPoints(input, measure));
  const latest = points.at(-1);
  return points.some(({ z }) => latest !== undefined && Math.abs(latest.z - z) > OTHERS_MOVED_Z);
}

/**
 * Whether the latest value of any measure is three spaces or more from an earlier one, from birth on and wherever
 * measured. Nothing calm is said of such a child. Our judgment, not a published rule.
 */
export function hasAnyMovedFar(input: LineInput): boolean {
  return (['weight', ...OTHERS] as const).some((measure) => {
    const points = comparable(scoredPoints(input, measure));
    const latest = points.at(-1);
    const birthZ = latest && measure === 'weight' ? comparableBirthZ(input, latest) : null;
    const before = [...(birthZ === null ? [] : [birthZ]), ...points.map(({ z }) => z)];
    return latest !== undefined && before.some((z) => spansSpaces(Math.abs(latest.z - z), FAR_MOVED_SPACES));
  });
}

function restsOnOneAtHome(points: readonly ScoredPoint[]): boolean {
  return points.length < 2 && points[0]?.place !== 'doctor';
}

function comparableBirthZ({ birthWeightZ, gestationDays }: LineInput, { reference }: ScoredPoint): number | null {
  if (!isPlausible(birthWeightZ) || isBornEarly(gestationDays)) return null;
  return reference === WHO_STANDARDS ? birthWeightZ : null;
}

function sinceText({ bornOn }: LineInput, since: Day): string {
  return since === bornOn ? 'birth' : longDayText(since);
}

function rangeText(lowZ: number, highZ: number): string {
  const [low, high] = [lowZ, highZ].map((z) => percentileText({ percentile: percentileOfZ(z) }));
  return low === high ? `at the ${low} percentile` : `between the ${low} and ${high} percentile`;
}
