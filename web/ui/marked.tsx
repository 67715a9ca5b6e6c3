type Props = {
  text: string;
  /** From and until which character is marked, the last one excluded; the first ones first. */
  marks: readonly (readonly [from: number, to: number])[];
};

/** A text with what was searched for marked in it. */
export function Marked({ text, marks }: Props) {
  const parts = [];
  let at = 0;
  for (const [from, to] of marks) {
    if (from < at) continue;
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return [...parts, text.slice(at)];
}
