export type FrondShape = {
  /** Leaflets, 8 to 24: fewer look bare, more overlap. */
  total: number;
  /** In viewBox units. */
  width: number;
  height: number;
};

type Point = { x: number; y: number };

const FOOT_X = 6;
const UPPER_TURN_RAD = 0.98;
const LOWER_TURN_RAD = 0.92;
const CURL_TURNS = 1.35;

const round = (value: number) => Math.round(value * 100) / 100;
const path = (points: readonly Point[]) => points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
const steps = (count: number) => Array.from({ length: count + 1 }, (_, step) => step / count);

/** Where the stem ends and the curled tip begins, in x. */
function stemEnd({ width, height }: FrondShape): number {
  return width - height * 0.46;
}

/** A point on the stem; `t` runs from 0 at the base to 1 at the curl. */
function stemPoint(t: number, shape: FrondShape): Point {
  return {
    x: FOOT_X + (stemEnd(shape) - FOOT_X) * t,
    y: shape.height * 0.66 - Math.sin(t * Math.PI * 0.62) * shape.height * 0.22,
  };
}

function stemAngle(t: number, shape: FrondShape): number {
  const before = stemPoint(Math.max(0, t - 0.01), shape);
  const after = stemPoint(Math.min(1, t + 0.01), shape);
  return Math.atan2(after.y - before.y, after.x - before.x);
}

/** Relative to the longest: short at the base and the tip. */
export function leafletShare(index: number, total: number): number {
  const half = total / 2;
  if (index >= half) return 1 - 0.42 * ((index - half) / half) ** 1.4;
  return 0.62 + 0.38 * Math.sin((Math.min(1, (index + 1.2) / (total * 0.62)) * Math.PI) / 2);
}

/** SVG path of a leaf starting at its base. */
function leafPath(base: Point, angle: number, length: number, width: number): string {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (along: number, aside: number) =>
    `${round(base.x + along * cos - aside * sin)} ${round(base.y + along * sin + aside * cos)}`;
  const outward = `C${at(length * 0.12, -width * 0.75)} ${at(length * 0.62, -width * 0.72)} ${at(length, 0)}`;
  const inward = `C${at(length * 0.7, width * 0.6)} ${at(length * 0.15, width * 0.62)} ${at(0, 0)}`;
  return `M${at(0, 0)}${outward}${inward}Z`;
}

export function leafletPaths(shape: FrondShape): string[] {
  const { total, height } = shape;
  const spacing = (stemEnd(shape) - FOOT_X) / (total + 0.9);
  return Array.from({ length: total }, (_, index) => {
    const t = (index + 0.55) / (total + 0.9);
    const turn = index % 2 === 0 ? -UPPER_TURN_RAD : LOWER_TURN_RAD;
    const length = Math.min(height * 0.47 * leafletShare(index, total), spacing * 2.7 + height * 0.1);
    return leafPath(stemPoint(t, shape), stemAngle(t, shape) + turn, length, Math.min(length * 0.4, spacing * 1.15));
  });
}

export function stemPath(shape: FrondShape): string {
  const radius = shape.height * 0.17;
  const end = stemPoint(1, shape);
  const curl = steps(39).map((t): Point => {
    const angle = Math.PI / 2 - t * Math.PI * 2 * CURL_TURNS;
    const reach = radius * (1 - t) + radius * 0.16 * t;
    return { x: end.x + radius * 0.25 + reach * Math.cos(angle), y: end.y - radius + reach * Math.sin(angle) };
  });
  return `M${path(steps(24).map((t) => stemPoint(t, shape)))}L${path(curl)}`;
}
