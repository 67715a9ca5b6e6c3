import { Suspense } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { Loading } from '#web/ui/state/loading.tsx';
import { VisitHead } from './visit-head.tsx';
import type { VisitSection } from './visit-sections.ts';

type Props = { child: Child; today: Day; sections: readonly VisitSection[] };

export function VisitSheet({ child, today, sections }: Props) {
  return (
    <article className="sheet">
      <VisitHead child={child} today={today} />
      {sections.map(({ id, title, Panel }) => (
        <section key={id} aria-labelledby={`visit-${id}`}>
          <h2 id={`visit-${id}`}>{title}</h2>
          <Suspense fallback={<Loading text="Loading..." />}>
            <Panel child={child} today={today} />
          </Suspense>
        </section>
      ))}
      <footer>
        Kept by {child.firstName}'s parents in Fernling. Not a medical record and no substitute for professional medical
        advice, diagnosis or treatment.
      </footer>
    </article>
  );
}
