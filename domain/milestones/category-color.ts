/** The colors that the specification names for categories. */
export const CATEGORY_COLORS = [
  'blue',
  'green',
  'purple',
  'pink',
  'amber',
  'orange',
  'indigo',
  'sky',
  'emerald',
  'violet',
  'rose',
] as const;

type Color = (typeof CATEGORY_COLORS)[number];

/** Blue for a name that is none of the specification's colors. */
export function categoryColor(name: string): Color {
  return isColor(name) ? name : 'blue';
}

function isColor(name: string): name is Color {
  return CATEGORY_COLORS.some((color) => color === name);
}
