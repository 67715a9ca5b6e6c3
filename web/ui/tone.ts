const tones = ['a', 'b', 'c'] as const;

/** Avatar tint by index, so that neighbors differ. */
export function toneOf(index: number): (typeof tones)[number] {
  return tones[index % tones.length] ?? 'a';
}
