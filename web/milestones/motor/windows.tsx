import '#web/ui/css/pages/motor-windows.css';
import { CircleQuestionMark } from 'lucide';
import { childAgeText } from '#domain/children/child-age.ts';
import { ageUsed } from '#domain/children/gestation.ts';
import { isPastLastGroup, milestoneMonths } from '#domain/milestones/age-groups.ts';
import { LOST_SKILL } from '#domain/milestones/lost-skill.ts';
import { motorMonths, readWindows } from '#domain/milestones/motor-windows.ts';
import { answersByMilestone } from '#domain/milestones/progress.ts';
import { WINDOWS_SOURCE } from '#domain/milestones/source-text.ts';
import { daysBetween } from '#domain/time/day.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Celebration } from '../complete/celebration.tsx';
import { WhatToSay } from '../concern/what-to-say.tsx';
import type { KnownChild } from '../known-child.ts';
import { WindowKeys } from './window-keys.tsx';
import { WindowTable } from './window-table.tsx';
import { WindowsSummary } from './windows-summary.tsx';
import { WindowsChart } from './windows-chart.tsx';
import type { WindowOfChild } from './window-of-child.ts';

/** WHO's windows of six motor milestones, with the days of a child. */
export function Windows({ known }: { known: KnownChild }) {
  const { child, today, list, answers } = known;
  const windows: WindowOfChild[] = readWindows(list.windows, child, answersByMilestone(answers), today);
  const { from, isCorrected } = ageUsed(child, today);
  const isLost = windows.some(({ reading: { state } }) => state === 'lost');
  return (
    <>
      <Card
        title={`${child.firstName}, ${childAgeText(child, today)}`}
        caption="Each bar shows when 98 of 100 healthy children did it. The order differs, too."
      >
        <div className="stack">
          <WindowsChart
            windows={windows}
            now={{
              months: motorMonths(child, today),
              label: nowLabel(child.firstName, isCorrected),
            }}
          />
          <WindowKeys firstName={child.firstName} isCorrected={isCorrected} />
          <WindowsSummary known={known} windows={windows} />
          {isLost && <Alert title={LOST_SKILL.firstSentence}>{LOST_SKILL.steps.join(' ')}</Alert>}
          {isCorrected && (
            <Alert title={`${child.firstName}'s days are read at the corrected age.`}>
              {child.firstName} came {daysBetween(child.bornOn, from)} days before the due date. This goes on until{' '}
              {child.firstName} is 24 months.
            </Alert>
          )}
        </div>
      </Card>
      <WindowTable known={known} windows={windows} />
      <Celebration child={child} />
      <PastTheEnd known={known} />
      <SourceLine>{WINDOWS_SOURCE}</SourceLine>
    </>
  );
}

/** Above the drawing there is room for so many letters on a phone. */
const MOST_LETTERS = 16;

function nowLabel(firstName: string, isCorrected: boolean): string {
  if (firstName.length > MOST_LETTERS) return isCorrected ? 'Today, corrected' : 'Today';
  return isCorrected ? `${firstName}, corrected` : `${firstName} today`;
}

function PastTheEnd({ known: { child, today, list } }: { known: KnownChild }) {
  const isOver = isPastLastGroup(milestoneMonths(child, today));
  return (
    <Alert icon={CircleQuestionMark}>
      <strong>{isOver ? 'A worry?' : 'Past the end of a window, or a worry before?'}</strong> Tell the doctor and ask
      for a developmental screening. It is a reason to look, not a diagnosis.{' '}
      <WhatToSay child={child} list={list} today={today} />
    </Alert>
  );
}
