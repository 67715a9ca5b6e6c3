import { detailsOf } from './detail-fields.ts';
import type { TypedDraft } from './read-draft.ts';

/**
 * Everything typed as one plain text, to be pasted elsewhere.
 *
 * @param titleOf the title of a rule by its id
 */
export function draftAsText(typed: TypedDraft, titleOf: (rule: string) => string): string {
  const details = detailsOf(typed, titleOf).filter(({ lines }) => lines.length > 0);
  const facts = details.filter(({ isList }) => !isList).map(({ name, lines }) => `${name}: ${lines.join(' ')}`);
  const lists = details
    .filter(({ isList }) => isList)
    .map(({ name, lines }) => [`${name}:`, ...lines.map((line) => `- ${line}`)].join('\n'));
  const { title, summary, content } = typed;
  return [title, summary, content, facts.join('\n'), ...lists].filter((part) => part !== '').join('\n\n');
}
