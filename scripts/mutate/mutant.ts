import { parseSync, Visitor, type Span } from 'oxc-parser';
import type { Source } from '../walls/source.ts';
import { mutators } from './mutators.ts';

export type Mutant = {
  readonly file: string;
  readonly line: number;
  /** Before and after, on one line. */
  readonly code: string;
  readonly becomes: string;
  readonly text: string;
};

/**
 * Every mutant of a file, in file order, leaving out types and comments.
 *
 * @throws Error when the file cannot be parsed
 */
export function mutantsOf({ path, text }: Source): Mutant[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const changes = new Map<string, { readonly at: Span; readonly becomes: string }>();
  const change = (at: Span, becomes: string) => void changes.set(`${at.start} ${at.end} ${becomes}`, { at, becomes });
  const tests = new Set<Span>();
  const note = ({ test }: { readonly test: Span }) => void tests.add(test);
  new Visitor({ IfStatement: note, ConditionalExpression: note }).visit(program);
  for (const mutator of mutators) new Visitor(mutator(change, text, (node) => tests.has(node))).visit(program);
  return [...changes.values()]
    .toSorted((one, other) => one.at.start - other.at.start || one.at.end - other.at.end)
    .map(({ at, becomes }) => mutantAt({ path, text }, at, becomes));
}

function mutantAt({ path, text }: Source, { start, end }: Span, becomes: string): Mutant {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const before = text.slice(lineStart, start);
  const after = text.slice(end, lineEnd < 0 ? undefined : lineEnd);
  const shown = (changed: string) => oneLine(`${before}${shortened(changed)}${after}`);
  return {
    file: path,
    line: text.slice(0, start).split('\n').length,
    code: shown(text.slice(start, end)),
    becomes: shown(becomes),
    text: `${text.slice(0, start)}${becomes}${text.slice(end)}`,
  };
}

/** Longer code is cut in the middle. */
const LONGEST = 120;

function shortened(code: string): string {
  const line = oneLine(code);
  return line.length <= LONGEST ? line : `${line.slice(0, 60)} … ${line.slice(-20)}`;
}

const oneLine = (code: string) => code.replaceAll(/\s+/g, ' ').trim();
