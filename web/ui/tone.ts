const tones = ['a', 'b', 'c'] as const;

/** The tint of a child's initial by its place among the children, so that neighbors differ. */
export function toneOf(index: number): (typeof tones)[number] {
  return tones[index % tones.length] ?? 'a';
}
