/** Each sentence of a text that has no stop within one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) /);
}
