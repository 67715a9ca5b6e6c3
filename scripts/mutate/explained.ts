import { dirname } from 'node:path';
import type { Mutant } from './mutant.ts';

/** Why a mutant is equivalent to the code. */
export type Explanation = Pick<Mutant, 'file' | 'code' | 'becomes'> & { readonly why: string };

export type Parted = {
  readonly explained: readonly Mutant[];
  readonly survived: readonly Mutant[];
  readonly idle: readonly Explanation[];
};

/**
 * Reads a page's table `file | code | becomes | why`, with code in backticks and `|` escaped as `\|`.
 *
 * @param page Markdown
 * @param path only explanations of this file, or of files in this folder
 */
export function explanationsOf(page: string, path: string): Explanation[] {
  const lines = page.split('\n').map((line) => line.trim());
  const head = lines.findIndex((line) => line.startsWith('| file | code | becomes | why'));
  if (head < 0) return [];
  const rows = lines.slice(head + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows
    .slice(0, end < 0 ? undefined : end)
    .map(explanationIn)
    .filter(({ file }) => file === path || dirname(file) === path);
}

function explanationIn(row: string): Explanation {
  const [, file = '', code = '', becomes = '', why = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return { file: unquoted(file), code: unquoted(code), becomes: unquoted(becomes), why };
}

const unquoted = (cell: string) => cell.replaceAll('\\|', '|').replace(/^(`+) ?(.*?) ?\1$/, '$2');

/** An explanation covers one survivor; a second identical one counts as unexplained. */
export function partedBy(explanations: readonly Explanation[], survivors: readonly Mutant[]): Parted {
  const idle = [...explanations];
  const explained: Mutant[] = [];
  const survived: Mutant[] = [];
  for (const mutant of survivors) {
    const at = idle.findIndex(
      ({ file, code, becomes }) => file === mutant.file && code === mutant.code && becomes === mutant.becomes,
    );
    if (at >= 0) idle.splice(at, 1);
    (at >= 0 ? explained : survived).push(mutant);
  }
  return { explained, survived, idle };
}
