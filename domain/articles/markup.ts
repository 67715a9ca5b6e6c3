/** A piece of a line; the strong ones stand between `**`. */
export type Piece = { readonly text: string; readonly isStrong: boolean };
export type MarkedLine = readonly Piece[];

export type ArticleBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly line: MarkedLine }
  | { readonly kind: 'bullets' | 'steps'; readonly lines: readonly MarkedLine[] };

const BULLET = /^- +/;
const STEP = /^\d+\. +/;
const HEADING = /^### +/;

/**
 * [ART-02] Parses the markup of the specification: blank lines separate paragraphs; a line starting with '- ' is a bullet,
 * with a number and a dot a step, with '###' a subheading; `**` marks bold text. Everything else is plain text, HTML included.
 */
export function articleBlocks(content: string): readonly ArticleBlock[] {
  return content
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .flatMap((part) => runsOf(part.split('\n')).map(blockOf));
}

type Kind = ArticleBlock['kind'];
type Run = { readonly kind: Kind; readonly lines: readonly string[] };

/** Groups consecutive lines of the same kind. */
function runsOf(lines: readonly string[]): Run[] {
  const runs: { kind: Kind; lines: string[] }[] = [];
  for (const line of lines.map((each) => each.trim()).filter((each) => each !== '')) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs;
}

function kindOf(line: string): Kind {
  if (BULLET.test(line)) return 'bullets';
  if (STEP.test(line)) return 'steps';
  return HEADING.test(line) ? 'heading' : 'paragraph';
}

function blockOf({ kind, lines }: Run): ArticleBlock {
  if (kind === 'bullets') return { kind, lines: lines.map((line) => markedLine(line.replace(BULLET, ''))) };
  if (kind === 'steps') return { kind, lines: lines.map((line) => markedLine(line.replace(STEP, ''))) };
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
