import { EyeOff, Trash2 } from 'lucide';
import type { Draft } from '#contract/articles/editing.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import type { Unsaved } from '#web/client/form/use-unsaved.ts';
import { useGo } from '#web/client/page/go.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { removingDraft, unpublishingDraft } from './draft-changes.ts';
import { editorHref } from './editor-hrefs.ts';
import type { DraftForm } from './use-draft-form.ts';

type Props = { draft: Draft; form: DraftForm; unsaved: Unsaved };

/** What is done with an article as a whole. */
export function DraftActs({ draft, form, unsaved }: Props) {
  const go = useGo();
  const unpublish = useChange(unpublishingDraft);
  const remove = useChange(removingDraft);
  const isPublished = draft.state !== 'draft';
  const { id, title, version } = draft;
  const whyEnded = form.ended === 'role' ? 'You can no longer edit articles.' : undefined;
  const shown = (failed: CallFailed | null) => (failed && isSaidElsewhere(failed) ? null : failed);
  return (
    <section className="stack draft-acts" aria-label="This article">
      <SaveFailed title="Failed to publish the article. Please try again." failed={shown(form.publish.error)} />
      <SaveFailed title="Failed to unpublish the article. Please try again." failed={shown(unpublish.error)} />
      <SaveFailed title="Failed to delete the article. Please try again." failed={shown(remove.error)} />
      <div className="actions">
        {isPublished && (
          <Button
            icon={EyeOff}
            busy={unpublish.isPending}
            disabledBecause={whyEnded}
            onClick={() => unpublish.mutate({ id, title, version }, { onSuccess: form.keep, onError: form.note })}
          >
            Unpublish
          </Button>
        )}
        <Button
          className="danger"
          icon={Trash2}
          busy={remove.isPending}
          disabledBecause={whyEnded}
          onClick={() =>
            unsaved.leave(() =>
              remove.mutate(
                { id, title, version, isPublished },
                { onSuccess: () => go(editorHref), onError: form.note },
              ),
            )
          }
        >
          Delete article
        </Button>
      </div>
    </section>
  );
}

/** The page itself shows that another editor was first, that the role ended, or that the article is gone. */
function isSaidElsewhere({ code }: CallFailed): boolean {
  return ['changed-meanwhile', 'not-allowed', 'not-found'].includes(code);
}
