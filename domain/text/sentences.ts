/** 'Call 911.' and 'Give 4 oz. at most.' of a line with both. */
export function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?])\s+(?=[A-Z0-9"“'])/).filter((sentence) => sentence !== '');
}
