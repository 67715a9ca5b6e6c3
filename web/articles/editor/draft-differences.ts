import type { Difference } from '#web/client/form/differences.ts';
import { factDifference, lineDifferences } from '#web/client/form/text-differences.ts';
import { detailsOf, type Detail } from './detail-fields.ts';
import type { TypedDraft } from './read-draft.ts';

/**
 * What differs from one version of an article to another: facts, and lines of its text.
 *
 * @param titleOf the title of a rule by its id
 */
export function draftDifferences(before: TypedDraft, now: TypedDraft, titleOf: (rule: string) => string): Difference[] {
  const are = detailsOf(now, titleOf);
  return [
    factDifference('Title', before.title, now.title),
    factDifference('Summary', before.summary, now.summary),
    lineDifferences('Content', linesOf(before.content), linesOf(now.content)),
    ...detailsOf(before, titleOf).map((was, at) => {
      if (was.field === 'pictureId') return pictureDifferences(before.pictureId, now.pictureId);
      return detailDifferences(was, are[at]?.lines ?? []);
    }),
  ].flat();
}

function detailDifferences({ field, name, isList, lines }: Detail, now: readonly string[]): Difference[] {
  if (isList) return lineDifferences(name, lines, now);
  const none = field === 'slug' ? 'from the title' : '';
  return factDifference(name, lines[0] ?? none, now[0] ?? none);
}

function pictureDifferences(before: string, now: string): Difference[] {
  if (before === now) return [];
  const name = (id: string) => (id === '' ? 'a drawing' : 'an uploaded picture');
  return [{ name: 'Picture', before: name(before), now: before && now ? 'another uploaded picture' : name(now) }];
}

function linesOf(content: string): string[] {
  return content.split('\n').filter((line) => line.trim() !== '');
}
