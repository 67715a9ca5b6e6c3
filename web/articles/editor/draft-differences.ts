import type { Difference } from '#web/client/form/differences.ts';
import { factDifference, lineDifferences } from '#web/client/form/text-differences.ts';
import { filledSources, type TypedDraft } from './read-draft.ts';

/** What differs from one version of an article to another: facts, and lines of its text. */
export function draftDifferences(before: TypedDraft, now: TypedDraft): Difference[] {
  const fact = (name: string, of: (typed: TypedDraft) => string) => factDifference(name, of(before), of(now));
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

function pictureDifferences(before: string, now: string): Difference[] {
  if (before === now) return [];
  const name = (id: string) => (id === '' ? 'a drawing' : 'an uploaded picture');
  return [{ name: 'Picture', before: name(before), now: before && now ? 'another uploaded picture' : name(now) }];
}

function linesOf(content: string): string[] {
  return content.split('\n').filter((line) => line.trim() !== '');
}

function sourceLines({ sources }: TypedDraft): string[] {
  return filledSources(sources).map(({ text, address }) => [text, address].join(' ').trim());
}
