import { Suspense, type ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { classes } from '#web/ui/classes.ts';
import { Loading } from '#web/ui/state/loading.tsx';
import { VisitHead } from './visit-head.tsx';
import type { VisitSection } from './visit-sections.ts';

type Props = {
  child: Child;
  today: Day;
  sections: readonly VisitSection[];
  /** All sections, on one page if they fit it; otherwise one of them with everything it has. */
  isWhole: boolean;
  /** The checkup it is for. */
  visit?: ReactNode;
};

export function VisitSheet({ child, today, sections, isWhole, visit }: Props) {
  const shown = sections.map(({ id, Panel }) => (
    <Suspense key={id} fallback={<Loading text="Loading..." />}>
      <Panel child={child} today={today} isWhole={isWhole} />
    </Suspense>
  ));
  return (
    <article className={classes('sheet', isWhole && 'whole')}>
      <VisitHead child={child} today={today} visit={visit} />
      {isWhole ? (
        <>
          <div className="sheet-top">{shown.slice(0, 2)}</div>
          {shown.slice(2)}
        </>
      ) : (
        shown
      )}
      <footer>
        <p>
          {child.fullName}. Kept by {child.firstName}'s parents in Fernling. Not a medical record and no substitute for
          professional medical advice, diagnosis or treatment.
        </p>
      </footer>
    </article>
  );
}
