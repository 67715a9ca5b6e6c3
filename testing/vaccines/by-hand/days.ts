const MS_PER_DAY = 86_400_000;
const DAYS_OF = { d: 1, w: 7 } as const;
const MONTHS_OF = { m: 1, y: 12 } as const;

export function dayCount(text: string): number {
  return Date.parse(text.slice(0, 10)) / MS_PER_DAY;
}

export function dayText(count: number): string {
  return new Date(count * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Adds a published duration such as `12m-4d`; if the month is too short, to the first of the next one. */
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

/** Start inclusive, end exclusive; missing bounds are no limits. */
export function isWithin(count: number, start: number, from: string | undefined, to: string | undefined): boolean {
  return (from === undefined || count >= after(start, from)) && (to === undefined || count < after(start, to));
}

/** Last day included. */
export function isInForce(
  count: number,
  { effective, ceases }: { readonly effective?: string; readonly ceases?: string },
) {
  return (
    (effective === undefined || count >= dayCount(effective)) && (ceases === undefined || count <= dayCount(ceases))
  );
}
