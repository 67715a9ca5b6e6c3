import { redFlags } from '#domain/articles/red-flags-data.ts';
import { fieldProblem, refuseFields } from '#server/problem.ts';
import type { DraftContent } from './drafts.ts';

/** @throws Problem `bad-input` for a picture that is gone or a rule that there is not */
export function requireDraftFields(given: DraftContent, { isPictureGone }: { readonly isPictureGone: boolean }): void {
  const unknown = given.redFlags.findIndex((id) => !redFlags.some((rule) => rule.id === id));
  refuseFields([
    ...(isPictureGone
      ? [fieldProblem('pictureId', 'This picture is no longer here. Please upload it again, or choose a drawing.')]
      : []),
    ...(unknown === -1 ? [] : [fieldProblem(`redFlags.${unknown}`, 'There is no such rule')]),
  ]);
}
