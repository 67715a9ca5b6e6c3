import { filledSources, type TypedDraft } from './read-draft.ts';

/** Everything typed as one plain text, to be pasted elsewhere. */
export function typedAsText(typed: TypedDraft): string {
  const { title, summary, content, category, ageRange, checkedOn, reviewedBy } = typed;
  const sources = filledSources(typed.sources).map(({ text, address }) => `- ${[text, address].join(' ').trim()}`);
  const facts = [
    ['Category', category],
    ['Age range', ageRange],
    ['Facts checked on', checkedOn],
    ['Reviewed by', reviewedBy],
  ].flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
  const lists = [facts.join('\n'), sources.length > 0 ? `Sources:\n${sources.join('\n')}` : ''];
  return [title, summary, content, ...lists].filter((part) => part !== '').join('\n\n');
}
