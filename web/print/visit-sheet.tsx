import { useMemo, useState, type ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { AsDrawn } from '#web/client/page/as-drawn.tsx';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { classes } from '#web/ui/classes.ts';
import { Alert } from '#web/ui/state/alert.tsx';
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

const couldNot = <Alert title="This part could not be loaded." tone="clay" />;

/** Sections that stand beside each other. */
const AT_THE_TOP = 2;

export function VisitSheet({ child, today, sections, isWhole, visit }: Props) {
  const isHydrated = useIsHydrated();
  const [drawn] = useState(isHydrated ? null : { child, today });
  const isDrawn = drawn?.child === child && drawn.today === today;
  // React gives up what the server has drawn where it renders anything else.
  const shown = useMemo(
    () =>
      sections.map(({ id, load, Panel }, index) => (
        <WhenLoaded key={id} fallback={<Loading text="Loading..." />} failed={couldNot}>
          <AsDrawn isDrawn={isDrawn && isWhole && index >= AT_THE_TOP} load={load}>
            <Panel child={child} today={today} isAmongOthers={isWhole} />
          </AsDrawn>
        </WhenLoaded>
      )),
    [child, today, sections, isWhole, isDrawn],
  );
  return (
    <article className={classes('sheet', isWhole && 'whole')}>
      <VisitHead child={child} today={today} visit={visit} />
      {isWhole ? (
        <>
          <div className="sheet-top">{shown.slice(0, AT_THE_TOP)}</div>
          {shown.slice(AT_THE_TOP)}
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
