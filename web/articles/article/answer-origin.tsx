import type { Question } from '#contract/articles.ts';
import { factsText } from '#domain/articles/facts-text.ts';
import { checkedText, reviewedText } from './dates-text.ts';

/** The sources of an answer on everyday care, and that no clinician has reviewed it. */
export function AnswerOrigin({ origin: { checkedOn, sources, facts } }: { origin: NonNullable<Question['origin']> }) {
  return (
    <div className="origin sm faint">
      <ul aria-label="Sources">
        {sources.map(({ text, address }) => (
          <li key={text}>
            {address === null ? (
              text
            ) : (
              <a href={address} rel="noopener noreferrer">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p>
        {factsText(facts, 'answer')} {checkedText({ checkedOn, lastCheckedOn: null })} ·{' '}
        {reviewedText({ reviewedBy: null })}
      </p>
    </div>
  );
}
