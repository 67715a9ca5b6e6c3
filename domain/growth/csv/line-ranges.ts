export function lineRangesText(lines: Iterable<number>): string {
  const ranges: { first: number; last: number }[] = [];
  for (const line of [...lines].toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && line <= range.last + 1) range.last = line;
    else ranges.push({ first: line, last: line });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

export function inLineRanges(text: string): (line: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [first = '', last = first] = range.split('-');
    return { first: first === '' ? Infinity : Number(first), last: Number(last) };
  });
  return (line) => ranges.some(({ first, last }) => line >= first && line <= last);
}
