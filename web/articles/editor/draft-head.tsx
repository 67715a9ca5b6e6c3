import type { Me } from '#contract/accounts/me.ts';
import type { Draft } from '#contract/articles/editing.ts';
import type { Day } from '#domain/time/day.ts';
import { whenText } from '#web/client/text/when-text.ts';
import { nameOf } from '#web/client/text/history.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { DraftStateBadge } from './draft-state-badge.tsx';
import { DraftVersionsButton } from './draft-versions-button.tsx';
import { missingText } from './missing-alert.tsx';
import { PUBLISH, type DraftForm } from './use-draft-form.ts';

type Props = { title: string; form: DraftForm; formId: string; me: Me; today: Day };

export function DraftHead({ title, form, formId, me, today }: Props) {
  const { draft, ended } = form;
  const isPublished = draft !== null && draft.state !== 'draft';
  const isEnded = ended === 'role' ? 'You can no longer edit articles.' : undefined;
  return (
    <PageHead
      title={title}
      text={
        <span className="row wrap tight">
          {draft && <DraftStateBadge state={draft.state} />}
          <span className="sm">{draft ? savedText(draft, me, today) : 'Not saved yet'}</span>
        </span>
      }
      actions={
        <>
          {draft && (
            <DraftVersionsButton
              draft={draft}
              reader={me}
              today={today}
              isDirty={form.isDirty}
              onRestored={form.open}
              onRefused={form.note}
            />
          )}
          <Button type="submit" form={formId} busy={form.isBusy} disabledBecause={isEnded}>
            {isPublished ? 'Save' : 'Save draft'}
          </Button>
          <Button
            type="submit"
            form={formId}
            name="act"
            value={PUBLISH}
            look="primary"
            busy={form.publish.isPending}
            disabledBecause={isEnded ?? whyNot(form)}
          >
            {isPublished ? 'Publish changes' : 'Publish'}
          </Button>
        </>
      }
    />
  );
}

/** Why an article cannot be published; undefined where it can. */
function whyNot({ draft, unsaved }: DraftForm): string | undefined {
  if (!draft) return 'Save it first.';
  if (draft.problems.length > 0) {
    return unsaved.length > 0 ? 'Save it to check again what is missing.' : `${missingText(draft.problems.length)}.`;
  }
  return draft.state === 'published' && unsaved.length === 0 ? 'Readers see it as it is here.' : undefined;
}

/** 'Saved today, 2:41 p.m. · version 4 · by Hannah Brooks' */
function savedText({ changedAt, changedBy, version }: Draft, me: Me, today: Day): string {
  return `Saved ${whenText(changedAt, me, today)} · version ${version} · by ${nameOf(changedBy, me)}`;
}
