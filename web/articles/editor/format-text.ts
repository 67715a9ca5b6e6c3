/** What is selected in a text; nothing where both places are the same. */
export type Selection = { readonly text: string; readonly start: number; readonly end: number };

/** Puts `by` in place of what stands between two places, and then selects a part of the new text. */
export type Edit = {
  readonly from: number;
  readonly to: number;
  readonly by: string;
  readonly selectFrom: number;
  readonly selectTo: number;
};

export type LineKind = 'heading' | 'bullets' | 'steps';

const MARK = /^(?:- +|\d+\. +|### +)/;
const marks: Readonly<Record<LineKind, RegExp>> = { heading: /^### +/, bullets: /^- +/, steps: /^\d+\. +/ };

/** Makes the selected lines of a kind of the markup, or plain again where they all are already. Empty lines stay empty. */
export function lineEdit(kind: LineKind, { text, start, end }: Selection): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = endOfLine(text, Math.max(start, end));
  const lines = text.slice(from, to).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const isOff = filled.length > 0 && filled.every((line) => marks[kind].test(line));
  let number = 0;
  const by = lines
    .map((line) => {
      if (line.trim() === '' && lines.length > 1) return line;
      number += 1;
      return `${isOff ? '' : markOf(kind, number)}${line.replace(MARK, '')}`;
    })
    .join('\n');
  const selectTo = from + by.length;
  return { from, to, by, selectFrom: lines.length > 1 ? from : selectTo, selectTo };
}

/** Makes what is selected bold, line by line, or plain again where it is bold already. */
export function boldEdit({ text, start, end }: Selection): Edit {
  if (start === end) return { from: start, to: end, by: '**bold**', selectFrom: start + 2, selectTo: start + 6 };
  if (isBetweenMarks(text, start, end)) {
    const by = text.slice(start, end);
    return { from: start - 2, to: end + 2, by, selectFrom: start - 2, selectTo: end - 2 };
  }
  const lines = text.slice(start, end).split('\n');
  const isOff = lines.every((line) => bare(line) === '' || isBold(line));
  const by = lines.map((line) => (isOff ? line.replaceAll('**', '') : boldLine(line))).join('\n');
  return { from: start, to: end, by, selectFrom: start, selectTo: start + by.length };
}

function markOf(kind: LineKind, number: number): string {
  if (kind === 'steps') return `${number}. `;
  return kind === 'bullets' ? '- ' : '### ';
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function isBetweenMarks(text: string, start: number, end: number): boolean {
  return text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**' && start >= 2;
}

/** A line without its mark and the spaces around it. */
function bare(line: string): string {
  return line.replace(MARK, '').trim();
}

function isBold(line: string): boolean {
  return /^\*\*[^*]+\*\*$/.test(bare(line));
}

function boldLine(line: string): string {
  const words = bare(line).replaceAll('**', '');
  return words === '' ? line : line.replace(bare(line), () => `**${words}**`);
}
