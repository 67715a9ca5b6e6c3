/** The specification's confetti: when each burst begins, and of how many particles it is. */
export const BURSTS = [
  { atMs: 0, particles: 100 },
  { atMs: 250, particles: 75 },
  { atMs: 500, particles: 50 },
] as const;

/** How long a particle is in the air. */
export const FLIGHT_MS = 2000;

export const COLORS = ['--fern', '--fern-line', '--apricot'] as const;

export type Particle = {
  /** Of the width and the height, 0 to 1, and of these for each second. */
  readonly x: number;
  readonly y: number;
  readonly speedX: number;
  readonly speedY: number;
  readonly angle: number;
  readonly turns: number;
  readonly sizePx: number;
  readonly color: (typeof COLORS)[number];
  readonly atMs: number;
};

/** Of the height, for each second squared. */
const GRAVITY = 1.1;

/** @param dice a number from 0 to 1, another at each call */
export function particles(dice: () => number): Particle[] {
  return BURSTS.flatMap(({ atMs, particles: count }) =>
    Array.from({ length: count }, () => ({
      x: dice(),
      y: 1.05,
      speedX: (dice() - 0.5) * 0.25,
      speedY: -(0.6 + dice() * 1.1),
      angle: dice() * Math.PI * 2,
      turns: (dice() - 0.5) * 6,
      sizePx: 7 + dice() * 7,
      color: COLORS[Math.floor(dice() * COLORS.length)] ?? COLORS[0],
      atMs,
    })),
  );
}

/** Where a particle is some time after the first burst; null before its own, and when it has gone. */
export function placeOf({ x, y, speedX, speedY, angle, turns, atMs }: Particle, ms: number) {
  const s = (ms - atMs) / 1000;
  if (s < 0 || s * 1000 > FLIGHT_MS) return null;
  return {
    x: x + speedX * s,
    y: y + speedY * s + (GRAVITY * s * s) / 2,
    angle: angle + turns * s,
    alpha: Math.min(1, (FLIGHT_MS / 1000 - s) * 2),
  };
}
