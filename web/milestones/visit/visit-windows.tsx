import type { MilestoneAnswer } from '#contract/milestones.ts';
import { firstSeenText } from '#domain/milestones/answer-text.ts';
import { isLate } from '#domain/milestones/motor-concerns.ts';
import { ageSeenText, spanText } from '#domain/milestones/motor-words.ts';
import { uncapital } from '#domain/text/capital.ts';
import { undatedText } from '../answer-texts.ts';
import type { VisitMilestones } from './visit-milestones.ts';

type Props = { visit: VisitMilestones };
type One = VisitMilestones['windows'][number];

/** The six of WHO's study, each with the child's day or what was answered. */
export function VisitWindows({ visit: { windows } }: Props) {
  if (windows.length === 0) return null;
  return (
    <>
      <h3>From sitting to walking, with the months of WHO's study</h3>
      <ul className="got wraps">
        {windows.map((one) => (
          <li key={one.span.milestoneId}>
            <strong>{one.span.name}</strong> ({spanText(one.span)}): {ofChildText(one)}
          </li>
        ))}
      </ul>
    </>
  );
}

const UNDATED = { lost: 'Not any more', none: 'Not noted' };

/** 'Jul 18, 2026, at 6.2 months', 'not yet, past the end' */
function ofChildText(one: One): string {
  const { answer, reading } = one;
  if (answer && reading.state === 'seen') return `${seenText(answer, reading)}${isLate(one) ? ', past the end' : ''}`;
  return `${undatedText(answer, UNDATED).toLowerCase()}${reading.state === 'past-end' ? ', past the end' : ''}`;
}

function seenText(answer: MilestoneAnswer, reading: Parameters<typeof ageSeenText>[0]): string {
  return `${firstSeenText(answer)}, ${ageSeenText(reading)}`;
}

/** What began later than in 99 of 100 children, where the six do not stand beside it. */
export function BeganLate({ visit: { windows } }: Props) {
  return windows.filter(isLate).map(({ span, answer, reading }) => (
    <p key={span.milestoneId}>
      <strong>Later than 99 of 100:</strong>{' '}
      {answer &&
        reading.state === 'seen' &&
        `${uncapital(answer.description)}, ${seenText(answer, reading)}; ${endedText(span)}`}
    </p>
  ));
}

/** "WHO's window ended at 17.6 months" */
export function endedText({ p99 }: One['span']): string {
  return `WHO's window ended at ${p99.toFixed(1)} months`;
}
