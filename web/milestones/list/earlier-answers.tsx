import type { MilestoneAnswer } from '#contract/milestones.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { KnownChild } from '../known-child.ts';
import { MilestoneRow } from '../row/milestone-row.tsx';
import { rowOf } from './rows.ts';

/** What was said about milestones that the list has no more, in the words of then. */
export function EarlierAnswers({ known, answers }: { known: KnownChild; answers: readonly MilestoneAnswer[] }) {
  return (
    <Card title="From an earlier list" caption="These are not on the list any more. What you said about them stays.">
      <ul className="ms">
        {answers.map((answer) => {
          const { milestoneId: id, description } = answer;
          const row = rowOf({ id, description, ageId: null, categoryId: null }, answer);
          return <MilestoneRow key={id} known={known} row={row} />;
        })}
      </ul>
    </Card>
  );
}
