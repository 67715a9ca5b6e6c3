/** A piece of a line; the strong ones stand between `**`. */
export type Piece = { readonly text: string; readonly isStrong: boolean };
export type MarkedLine = readonly Piece[];

export type ArticleBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly line: MarkedLine }
  | { readonly kind: 'bullets'; readonly lines: readonly MarkedLine[] }
  /** Numbered from `first`. */
  | { readonly kind: 'steps'; readonly first: number; readonly lines: readonly MarkedLine[] };

const BULLET = /^- +/;
/** Not '2.5 ounces'. */
const STEP = /^(\d+)\.(?: +|(?=[^\d\s.]))/;
const HEADING = /^###(?!#) *(?=\S)/;

/**
 * [ART-02] Parses the markup of the specification: blank lines separate paragraphs; a line starting with '- ' is a bullet,
 * with a number and a dot a step, with '###' a subheading; `**` marks bold text. Everything else is plain text, HTML included.
 * Bullets are one list across blank lines, and so are steps that count on.
 */
export function articleBlocks(content: string): readonly ArticleBlock[] {
  return runsOf(content.split(/\r\n?|\n/)).map(blockOf);
}

type Kind = ArticleBlock['kind'];
type Run = { readonly kind: Kind; readonly lines: readonly string[] };

/** Groups lines of the same kind. */
function runsOf(lines: readonly string[]): Run[] {
  const runs: { kind: Kind; lines: string[] }[] = [];
  let isAfterBlank = false;
  for (const line of lines.map((each) => each.trim())) {
    const last = runs.at(-1);
    if (line === '') isAfterBlank = true;
    else {
      if (last && (isAfterBlank ? goesOn(last, line) : isAlike(last, line))) last.lines.push(line);
      else runs.push({ kind: kindOf(line), lines: [line] });
      isAfterBlank = false;
    }
  }
  return runs;
}

function isAlike({ kind }: Run, line: string): boolean {
  return kind === kindOf(line) && kind !== 'heading';
}

/** Whether the line belongs to the run in spite of a blank line between them. */
function goesOn(run: Run, line: string): boolean {
  if (!isAlike(run, line) || run.kind === 'paragraph') return false;
  return run.kind === 'bullets' || numberOf(line) === firstOf(run) + run.lines.length;
}

function firstOf({ lines: [line = ''] }: Run): number {
  return numberOf(line);
}

function numberOf(step: string): number {
  return Number(STEP.exec(step)?.[1]);
}

function kindOf(line: string): Kind {
  if (BULLET.test(line)) return 'bullets';
  if (STEP.test(line)) return 'steps';
  return HEADING.test(line) ? 'heading' : 'paragraph';
}

function blockOf(run: Run): ArticleBlock {
  const { kind, lines } = run;
  if (kind === 'bullets') return { kind, lines: lines.map((line) => markedLine(line.replace(BULLET, ''))) };
  if (kind === 'steps')
    return { kind, first: firstOf(run), lines: lines.map((line) => markedLine(line.replace(STEP, ''))) };
  return { kind, line: markedLine(lines.join(' ').replace(HEADING, '')) };
}

function markedLine(text: string): MarkedLine {
  const parts = text.split('**');
  // An unpaired last mark is text.
  const pairs = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join('**')];
  return pairs.flatMap((part, at) => (part === '' ? [] : [{ text: part, isStrong: at % 2 === 1 }]));
}

/** The text of a line, without marks. */
export function plainLine(line: MarkedLine): string {
  return line.map(({ text }) => text).join('');
}

/** [ART-02] The text of every line of an article, without marks. */
export function plainLines(content: string): readonly string[] {
  return articleBlocks(content)
    .flatMap((block) => ('lines' in block ? block.lines : [block.line]))
    .map(plainLine);
}
