import { Sprout } from 'lucide';
import { motorNotYet, windowsLevel } from '#domain/milestones/motor-concerns.ts';
import { NEVER_CRAWL, windowsSummary } from '#domain/milestones/motor-words.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import type { KnownChild } from '../known-child.ts';
import type { WindowOfChild } from './window-of-child.ts';

type Props = { known: KnownChild; windows: readonly WindowOfChild[] };

const LOOKS = { concern: { tone: 'amber' }, calm: { tone: 'fern', icon: Sprout }, open: {} } as const;

/** Amber where the doctor is told; fern where all is calm. */
export function WindowsSummary({ known: { child, today, list, answers }, windows }: Props) {
  const notYet = motorNotYet(list, child, answers, today);
  const isToldByItself = ({ span, reading }: WindowOfChild) =>
    reading.state === 'ahead' && notYet.some(({ milestoneId }) => milestoneId === span.milestoneId);
  return (
    <Alert {...LOOKS[windowsLevel(windows, notYet)]}>
      <strong>
        {windowsSummary(
          windows.filter((one) => !isToldByItself(one)).map(({ reading }) => reading),
          notYet.map(({ description }) => description),
        )}
      </strong>{' '}
      {NEVER_CRAWL}
    </Alert>
  );
}
