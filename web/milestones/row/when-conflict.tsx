import { firstSeenText } from '#domain/milestones/answer-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { differencesBetween, factOr, type Fact } from '#web/client/form/differences.ts';
import type { Reader } from '#web/client/text/history.ts';
import { EntryConflict } from '#web/ui/state/entry-conflict.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { ANSWER_WORDS } from '../answer-texts.ts';
import type { useWhenForm } from './use-when-form.ts';

type Props = { form: ReturnType<typeof useWhenForm>; reader: Pick<Reader, 'id'>; onLeave: () => void };

/** What another parent said while the form was open. */
export function WhenConflict({ form, reader, onLeave }: Props) {
  if (!form.seen.meanwhile) return null;
  return (
    <IntoView>
      <EntryConflict
        form={form}
        reader={reader}
        what="this milestone"
        differencesOf={(before, now) => differencesBetween(inWords(before), inWords(now))}
        sentDifferencesOf={(earlier, { achievedOn = null, achievedIn = null, lostOn = null, note = null, answer }) =>
          differencesBetween(inWords(earlier), inWords({ answer, achievedOn, achievedIn, lostOn, note }))
        }
        onLeave={onLeave}
      />
    </IntoView>
  );
}

type Facts = Pick<MilestoneAnswer, 'answer' | 'achievedOn' | 'achievedIn' | 'lostOn' | 'note'>;

function inWords(facts: Facts): Fact[] {
  const { answer, lostOn, note } = facts;
  return [
    { name: 'Answer', text: answer === 'achieved' ? 'Achieved' : ANSWER_WORDS[answer] },
    factOr('not said', 'First seen', firstSeenText(facts) || null),
    factOr('no', 'Does not any more', lostOn && `since about ${shortDayText(lostOn)}`),
    factOr('none', 'Note', note),
  ];
}
