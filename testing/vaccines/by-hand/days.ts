const MS_PER_DAY = 86_400_000;
const DAYS_OF = { d: 1, w: 7 } as const;
const MONTHS_OF = { m: 1, y: 12 } as const;

/** The number of a day, `2026-01-31`; what comes after it is cut off. */
export function dayCount(text: string): number {
  return Date.parse(text.slice(0, 10)) / MS_PER_DAY;
}

/** The day of a number, as text. */
export function dayText(count: number): string {
  return new Date(count * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The day a published duration after another one: `12m-4d`. A day that its month has not is the first of the next. */
export function after(count: number, duration: string): number {
  let months = 0;
  let days = 0;
  for (const [, number, unit] of duration.matchAll(/([+-]?\d+)([dwmy])/g)) {
    if (unit === 'd' || unit === 'w') days += Number(number) * DAYS_OF[unit];
    if (unit === 'm' || unit === 'y') months += Number(number) * MONTHS_OF[unit];
  }
  const from = new Date(count * MS_PER_DAY);
  const moved = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, from.getUTCDate()));
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(1);
  return moved.getTime() / MS_PER_DAY + days;
}

/** Whether a day is from an age or interval on and before another, where they are published. */
export function isWithin(count: number, start: number, from: string | undefined, to: string | undefined): boolean {
  return (from === undefined || count >= after(start, from)) && (to === undefined || count < after(start, to));
}

/** Whether CDC had an entry in force on a day, its last one included. */
export function isInForce(
  count: number,
  { effective, ceases }: { readonly effective?: string; readonly ceases?: string },
) {
  return (
    (effective === undefined || count >= dayCount(effective)) && (ceases === undefined || count <= dayCount(ceases))
  );
}
