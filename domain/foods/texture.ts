export type Texture = { readonly fromMonths: number; readonly untilMonths: number; readonly text: string };

/** How a food is served at an age: null before its first age; from the last age on, as there. */
export function textureAt<T extends Texture>(textures: readonly T[], months: number): T | null {
  return textures.findLast(({ fromMonths }) => fromMonths <= months) ?? null;
}

/** In years from here on. */
const MONTHS_ONLY_BEFORE = 24;

/** '6 to 8 months'; of the last, which holds for every older child, 'From 2 years'. */
export function textureAgeText({ fromMonths, untilMonths }: Texture): string {
  if (fromMonths < MONTHS_ONLY_BEFORE) return `${fromMonths} to ${untilMonths} months`;
  return `From ${fromMonths / 12} years`;
}
