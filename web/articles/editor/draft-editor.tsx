import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Draft } from '#contract/articles/editing.ts';
import type { Day } from '#domain/time/day.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Segment } from '#web/ui/form/segment.tsx';
import { UnsavedLaterDialog } from '#web/ui/overlay/unsaved-later-dialog.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { DraftActs } from './draft-acts.tsx';
import { DraftDetails } from './draft-details.tsx';
import { DraftErrors } from './draft-errors.tsx';
import { missingIn, views, type View } from './draft-fields.ts';
import { DraftHead } from './draft-head.tsx';
import { DraftText } from './draft-text.tsx';
import { MissingAlert } from './missing-alert.tsx';
import { useTypedPicture } from './picture-field.tsx';
import { useDraftForm } from './use-draft-form.ts';

const DraftConflict = lazily(() => import('./draft-conflict.tsx'), 'DraftConflict');
const DraftEnded = lazily(() => import('./draft-ended.tsx'), 'DraftEnded');
const DraftPreview = lazily(() => import('./draft-preview.tsx'), 'DraftPreview');

const FORM = 'draft';

type Props = {
  title: string;
  /** Null for a new one. */
  draft: Draft | null;
  me: Me;
  today: Day;
  onMade: (id: string) => void;
};

export function DraftEditor({ title, draft: given, me, today, onMade }: Props) {
  const form = useDraftForm({ draft: given, onMade });
  const unsaved = useUnsaved(form.isDirty);
  const [view, setView] = useState<View>('write');
  const { draft, typed, opened } = form;
  const picture = useTypedPicture(typed.pictureId, draft?.picture ?? null);
  const problems = draft?.problems ?? [];
  const wrong = { ...missingIn(problems, form.unsaved), ...form.errors };
  return (
    <>
      <DraftHead title={title} form={form} formId={FORM} me={me} today={today} />
      <div className="stack draft-alerts">
        <DraftErrors form={form} setView={setView} />
        {form.ended && (
          <WhenLoaded fallback={null}>
            <DraftEnded form={form} />
          </WhenLoaded>
        )}
        {form.meanwhile && (
          <WhenLoaded fallback={null}>
            <DraftConflict form={form} reader={me} />
          </WhenLoaded>
        )}
        <SaveFailed title="Failed to save the article. Please try again." failed={form.failed} />
        <MissingAlert draft={draft} setView={setView} />
      </div>
      <div className="only-small">
        <Segment label="View" items={views} current={view} onPick={setView} panelId={FORM} wideOnPhone />
      </div>
      <form
        key={opened.opening}
        {...form.formProps}
        id={FORM}
        className="draft-cols keeps-focus"
        data-view={view}
        aria-label="Article"
      >
        <div className="stack loose">
          <DraftText opened={opened.typed} typed={typed} wrong={wrong} />
          <WhenLoaded fallback={null}>
            <DraftPreview
              typed={typed}
              articleId={form.id}
              firstPublishedAt={draft?.firstPublishedAt ?? null}
              picture={picture}
              today={today}
            />
          </WhenLoaded>
        </div>
        <DraftDetails
          draft={draft}
          articleId={form.id}
          opened={opened.typed}
          typed={typed}
          unsaved={form.unsaved}
          picture={picture}
          wrong={wrong}
          today={today}
        />
      </form>
      {draft && <DraftActs draft={draft} form={form} unsaved={unsaved} />}
      <UnsavedLaterDialog unsaved={unsaved} />
    </>
  );
}
