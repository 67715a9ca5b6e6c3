import type { ArticlePicture } from '#contract/articles/pictures.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { AGE_RANGE } from '#domain/articles/age-range.ts';
import { wordCount } from '#domain/articles/reading-time.ts';
import { slugOf } from '#domain/articles/slug.ts';
import { addMonths, type Day } from '#domain/time/day.ts';
import { fieldProblem } from '#server/problem.ts';
import type { DraftContent } from './drafts.ts';

/** In words; ours have at least 450. */
const SHORTEST_ARTICLE = 100;

const LAST_MONTH = 144;

/** Ours: an earlier day is a slip, or the facts have changed since. */
const OLDEST_CHECK_YEARS = 5;

export type Circumstances = {
  readonly finalSlug: string;
  readonly isSlugTaken: boolean;
  /** Null when it shows a drawing. */
  readonly picture: ArticlePicture['state'] | null;
  readonly today: Day;
};

/** [ART-05] What is missing before an article can be published, by field. */
export function publishingProblems(draft: DraftContent, at: Circumstances): FieldProblem[] {
  return [
    // Only where what is stored cannot be read.
    draft.title === '' ? missing('title', 'Give the article a title.') : null,
    draft.summary === '' ? missing('summary', 'Write a summary of one sentence.') : null,
    wordCount(draft.content) < SHORTEST_ARTICLE
      ? fieldProblem('content', `Write at least ${SHORTEST_ARTICLE} words.`, 'short')
      : null,
    draft.category === null ? missing('category', 'Choose a category.') : null,
    ageRangeProblem(draft.ageRange),
    slugProblem(at),
    sourcesProblem(draft.sources, at.today),
    checkedOnProblem(draft.checkedOn, at.today),
    pictureProblem(at.picture),
  ].filter((problem) => problem !== null);
}

function ageRangeProblem(ageRange: string): FieldProblem | null {
  const [, from, until] = AGE_RANGE.exec(ageRange) ?? [];
  const isRange = from !== undefined && Number(from) <= Number(until) && Number(until) <= LAST_MONTH;
  return isRange ? null : missing('ageRange', "Write the age range in months, as '4-9 months'.");
}

function slugProblem({ finalSlug, isSlugTaken }: Circumstances): FieldProblem | null {
  if (finalSlug === '') return missing('slug', 'Choose an address: the title has no letters from a to z.');
  if (slugOf(finalSlug) !== finalSlug) {
    return fieldProblem('slug', 'An address has small letters, digits and hyphens, at most 60 of them.');
  }
  return isSlugTaken ? fieldProblem('slug', 'Another article has this address. Choose another.', 'taken') : null;
}

function sourcesProblem(sources: DraftContent['sources'], today: Day): FieldProblem | null {
  const isDated = sources.some(({ text }) => yearsIn(text).some((year) => year <= Number(today.slice(0, 4))));
  return isDated ? null : missing('sources', 'Name at least one source with its date.');
}

function yearsIn(text: string): number[] {
  return (text.match(/\b(19|20)\d\d\b/g) ?? []).map(Number);
}

function checkedOnProblem(checkedOn: Day | null, today: Day): FieldProblem | null {
  if (checkedOn === null) return missing('checkedOn', 'Choose the day on which the facts were checked.');
  if (checkedOn > today) return fieldProblem('checkedOn', 'This day has not come yet.', 'future');
  const isOld = checkedOn < addMonths(today, -12 * OLDEST_CHECK_YEARS);
  return isOld
    ? fieldProblem('checkedOn', 'This was long ago. Check the facts again before you publish.', 'old')
    : null;
}

function pictureProblem(picture: Circumstances['picture']): FieldProblem | null {
  if (picture === 'failed') {
    return fieldProblem('pictureId', 'This picture could not be prepared. Choose another, or a drawing.', 'failed');
  }
  return picture === 'waiting' ? fieldProblem('pictureId', 'The picture is still being prepared.', 'waiting') : null;
}

function missing(name: string, message: string): FieldProblem {
  return fieldProblem(name, message, 'missing');
}
