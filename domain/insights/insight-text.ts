/** A page of this server on which more stands. */
export type InsightLink = { readonly title: string; readonly href: string };

export type InsightLine = {
  readonly text: string;
  readonly link: InsightLink | null;
  /** Words of the growth room or of the rules, which no model changes. */
  readonly isFixed?: true;
};

/** A heading with what stands below it; the first has none. */
export type InsightPart = {
  readonly heading: string | null;
  readonly paragraphs: readonly InsightLine[];
  readonly items: readonly InsightLine[];
};

const HEADING = '### ';
const ITEM = '- ';
const LINKED = /^(?<text>.*\S) \[(?<title>[^[\]]+)\]\((?<href>\/[a-z][\w?=&/-]*)\)$/u;

/** An insight as it is stored. */
export function writtenText(parts: readonly InsightPart[]): string {
  return parts
    .map(({ heading, paragraphs, items }) =>
      [
        ...(heading === null ? [] : [`${HEADING}${heading}`]),
        ...paragraphs.map(writtenLine),
        ...(items.length > 0 ? [items.map((item) => `${ITEM}${writtenLine(item)}`).join('\n')] : []),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function writtenLine({ text, link }: InsightLine): string {
  const oneLine = text.replaceAll(/\s*\n\s*/g, ' ').trim();
  return link ? `${oneLine} [${link.title}](${link.href})` : oneLine;
}

/**
 * The parts of a stored text. A link leads to a page of this server, or is shown as text.
 */
export function insightParts(text: string): InsightPart[] {
  const parts: { heading: string | null; paragraphs: InsightLine[]; items: InsightLine[] }[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const last = parts.at(-1);
    if (line.startsWith(HEADING) || !last) {
      const heading = line.startsWith(HEADING) ? line.slice(HEADING.length) : null;
      parts.push({ heading, paragraphs: [], items: [] });
      if (heading !== null) continue;
    }
    const part = parts.at(-1);
    if (line.startsWith(ITEM)) part?.items.push(readLine(line.slice(ITEM.length)));
    else part?.paragraphs.push(readLine(line));
  }
  return parts;
}

function readLine(line: string): InsightLine {
  const { text, title, href } = LINKED.exec(line)?.groups ?? {};
  if (text === undefined || title === undefined || href === undefined) return { text: line, link: null };
  return { text, link: { title, href } };
}
