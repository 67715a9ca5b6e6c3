import { callLines, safetyLines } from './call-lines.ts';
import { foodLines, urgentLines, vaccineLines, visitLines } from './care-lines.ts';
import { growthLines } from './growth-lines.ts';
import type { InsightFacts } from './insight-facts.ts';
import type { InsightLine, InsightPart } from './insight-text.ts';
import { skillLines } from './skill-lines.ts';

/**
 * [AI-01] An insight by the built-in guide: the same facts give the same text. Each line says what it rests on and links
 * to where that stands. It diagnoses nothing; what asks for a doctor are the words of the growth room and of the rules.
 */
export function writtenInsight(facts: InsightFacts): InsightPart[] {
  const care = [...vaccineLines(facts), ...visitLines(facts), ...foodLines(facts), ...safetyLines(facts)];
  return [
    { heading: null, paragraphs: fixed([...urgentLines(facts), ...growthLines(facts.growth)]), items: [] },
    ...part('What to look for', skillLines(facts)),
    ...part('Good to do in the next weeks', care),
    ...part('When to call', fixed(callLines(facts))),
  ];
}

function fixed(lines: readonly InsightLine[]): InsightLine[] {
  return lines.map((line) => ({ ...line, isFixed: true }));
}

function part(heading: string, items: readonly InsightLine[]): InsightPart[] {
  return items.length > 0 ? [{ heading, paragraphs: [], items }] : [];
}
