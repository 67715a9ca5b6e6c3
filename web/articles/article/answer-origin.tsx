import type { Question } from '#contract/articles.ts';
import { factsText } from '#domain/articles/facts-text.ts';
import { checkedText, reviewedText } from './dates-text.ts';
import { SourceList } from './source-list.tsx';

/** The sources of an answer on everyday care, and that no clinician has reviewed it. */
export function AnswerOrigin({ origin: { checkedOn, sources, facts } }: { origin: NonNullable<Question['origin']> }) {
  return (
    <div className="origin sm faint">
      <SourceList sources={sources} label="Sources" />
      <p>
        {factsText(facts, 'answer')} {checkedText({ checkedOn, lastCheckedOn: null })} ·{' '}
        {reviewedText({ reviewedBy: null })}
      </p>
    </div>
  );
}
