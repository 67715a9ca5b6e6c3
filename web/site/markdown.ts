/** Inline content. `blank` is a `{name}` the page fills in. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'blank'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Line = readonly Inline[];

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'bullets' | 'steps'; readonly lines: readonly Line[] };

export type Prose = { readonly facts: ReadonlyMap<string, string>; readonly blocks: readonly Block[] };

/**
 * Parses our subset of Markdown: front matter between `---`, headings of level 2 and 3, paragraphs, flat lists,
 * `**strong**`, `[text](url)` and `{blank}`. HTML is plain text.
 *
 * @throws SyntaxError without front matter, and on other heading levels
 */
export function readMarkdown(source: string): Prose {
  const [, facts, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (facts === undefined || body === undefined) throw new SyntaxError('missing front matter');
  return {
    facts: new Map(facts.split('\n').map(factOf)),
    blocks: body
      .trim()
      .split(/\n{2,}/)
      .map(blockOf),
  };
}

function factOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  if (colon < 1) throw new SyntaxError(`invalid front matter line: '${line}'`);
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}

function blockOf(text: string): Block {
  if (text.startsWith('#')) return headingOf(text);
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('- '))) return list('bullets', lines, /^- /);
  if (lines.every((line) => /^\d+\. /.test(line))) return list('steps', lines, /^\d+\. /);
  return { kind: 'paragraph', line: lineOf(lines.join(' ')) };
}

function headingOf(source: string): Block {
  const [, marks, text = ''] = /^(#{2,3}) (.+)$/.exec(source) ?? [];
  if (!marks) throw new SyntaxError(`headings must be level 2 or 3: '${source}'`);
  return { kind: 'heading', level: marks.length === 2 ? 2 : 3, id: slugOf(text), text };
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function list(kind: 'bullets' | 'steps', lines: readonly string[], mark: RegExp): Block {
  return { kind, lines: lines.map((line) => lineOf(line.replace(mark, ''))) };
}

const MARKED = /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<href>[^)\s]+)\)|\{(?<blank>\w+)\}/g;

function lineOf(text: string): Line {
  const pieces: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    pieces.push(...plain(text.slice(end, found.index)), markedOf(found.groups ?? {}));
    end = found.index + found[0].length;
  }
  return [...pieces, ...plain(text.slice(end))];
}

function plain(text: string): Inline[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

function markedOf({ strong, words, href, blank }: Partial<Record<string, string>>): Inline {
  if (words !== undefined && href !== undefined) return { kind: 'link', text: words, href };
  return strong === undefined ? { kind: 'blank', text: blank ?? '' } : { kind: 'strong', text: strong };
}
