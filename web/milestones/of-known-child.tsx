import '#web/ui/css/pages/milestones.css';
import type { ReactNode } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { useToday } from '#web/accounts/data.ts';
import { OfActiveChildPanel } from '#web/children/of-active-child-panel.tsx';
import { ViewerNotePanel } from '#web/children/viewer-note-panel.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { MILESTONE_STATES, useAnswers, useMilestones } from './data.ts';
import type { KnownChild } from './known-child.ts';
import { LoadingIssue } from './loading-issue.tsx';
import { useSkipped } from './skipped.ts';

type Of = { child: Child; me: Me; today: Day };

type PageProps = {
  title: string;
  titleOf: (child: Child) => string;
  children: (of: Of) => ReactNode;
};

/** A page about the milestones of the child that is chosen. */
export function OfChosenChild({ title, titleOf, children }: PageProps) {
  const today = useToday();
  return (
    <Page>
      <OfActiveChildPanel
        title={title}
        titleOf={titleOf}
        {...MILESTONE_STATES}
        noChild={{ text: 'Milestones belong to a child. A name, a birthday and a gender are enough.' }}
      >
        {(child, me) => children({ child, me, today })}
      </OfActiveChildPanel>
    </Page>
  );
}

type Props = Of & {
  title: string;
  text: string;
  link: ReactNode;
  /** What needs the list, beside the link. */
  action?: ReactNode;
  /** Without the answers nothing is shown; else the list is. */
  needsAnswers?: boolean;
  children: (known: KnownChild) => ReactNode;
};

/** Waiting, failed, or what is known of the child. */
export function OfKnownChild({ child, me, today, title, text, link, action, needsAnswers, children }: Props) {
  const answers = useAnswers(child.id);
  const milestones = useMilestones(answers.data);
  const skipped = useSkipped(child.id);
  const { data: list, error } = milestones;
  const isAnswersKnown = answers.data !== undefined;
  const failed = [!list && error && milestones, needsAnswers && !isAnswersKnown && answers.error && answers].find(
    Boolean,
  );
  if (!list || failed || (!isAnswersKnown && !answers.error)) {
    return (
      <>
        <PageHead title={title} text={text} actions={link} />
        {failed ? (
          <LoadFailed title={MILESTONE_STATES.failed} query={failed} />
        ) : (
          <Loading text={MILESTONE_STATES.loading} />
        )}
      </>
    );
  }
  const mayAnswer = mayEdit(child) && isAnswersKnown;
  const actions = (
    <>
      {action}
      {link}
    </>
  );
  return (
    <>
      <PageHead title={title} text={text} actions={actions} />
      <div className="stack ms-page">
        <LoadingIssue milestones={milestones} answers={answers} />
        <ViewerNotePanel child={child} what="milestones" />
        {children({ child, me, today, list, answers: answers.data ?? [], isAnswersKnown, skipped, mayAnswer })}
      </div>
    </>
  );
}
