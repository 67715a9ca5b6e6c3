import type { Difference } from '#web/client/form/differences.ts';
import { filledSources, type TypedDraft } from './read-draft.ts';

const NONE = 'none';

/** What differs from one version of an article to another: facts, and lines of its text. */
export function draftDifferences(before: TypedDraft, now: TypedDraft): Difference[] {
  const fact = (name: string, of: (typed: TypedDraft) => string) => changed(name, of(before), of(now));
  return [
    fact('Title', ({ title }) => title),
    fact('Summary', ({ summary }) => summary),
    lineDifferences('Content', linesOf(before.content), linesOf(now.content)),
    fact('Category', ({ category }) => category),
    fact('Age range', ({ ageRange }) => ageRange),
    fact('Slug', ({ slug }) => slug || 'from the title'),
    pictureDifferences(before.pictureId, now.pictureId),
    lineDifferences('Sources', sourceLines(before), sourceLines(now)),
    fact('Facts checked on', ({ checkedOn }) => checkedOn),
    fact('Reviewed by', ({ reviewedBy }) => reviewedBy),
    lineDifferences('“When to call”', before.redFlags, now.redFlags),
  ].flat();
}

function changed(name: string, before: string, now: string): Difference[] {
  return before === now ? [] : [{ name, before: before || NONE, now: now || NONE }];
}

function pictureDifferences(before: string, now: string): Difference[] {
  if (before === now) return [];
  const name = (id: string) => (id === '' ? 'a drawing' : 'an uploaded picture');
  return [{ name: 'Picture', before: name(before), now: before && now ? 'another uploaded picture' : name(now) }];
}

function lineDifferences(name: string, were: readonly string[], are: readonly string[]): Difference[] {
  const gone = were.filter((line) => !are.includes(line));
  const come = are.filter((line) => !were.includes(line));
  if (gone.length > 0 || come.length > 0)
    return [{ name, before: gone.join(' / ') || NONE, now: come.join(' / ') || NONE }];
  return were.join('\n') === are.join('\n') ? [] : [{ name, before: 'the same lines', now: 'in another order' }];
}

function linesOf(content: string): string[] {
  return content.split('\n').filter((line) => line.trim() !== '');
}

function sourceLines({ sources }: TypedDraft): string[] {
  return filledSources(sources).map(({ text, address }) => [text, address].join(' ').trim());
}
