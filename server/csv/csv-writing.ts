import type { Cell } from '#server/db/portable.ts';
import { guarded } from './formula-guard.ts';

/** Byte-order mark: tells a spreadsheet that the text is UTF-8. */
const mark = '\ufeff';

/** RFC 4180, guarded against formula injection. */
export function csvOf(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return mark + [heads, ...rows].map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = guarded(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
