import { groupAge } from '#domain/milestones/answer-text.ts';
import { concerningMilestones } from '#domain/milestones/concerns.ts';
import { FADES_SENTENCE, isFaded } from '#domain/milestones/fading.ts';
import { asksForHearingTest, HEARING_TEST } from '#domain/milestones/hearing.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { WhatToSay } from '../concern/what-to-say.tsx';
import type { KnownChild } from '../known-child.ts';
import type { Row } from '../list/rows.ts';

const AskAboutPanel = lazily(() => import('#web/checkups/questions/ask-about-panel.tsx'), 'AskAboutPanel');

type Props = Pick<Row, 'milestone'> & {
  known: KnownChild;
  /** Said first where the doctor is told. */
  title: string;
  /** For the list of the next checkup. */
  question: string;
};

/** What to do about a milestone that is not there. Of a later age than the child's, or what has faded, there is nothing to tell. */
export function NotThere({
  known: { child, today, list, mayAnswer },
  milestone: { id, ageId },
  title,
  question,
}: Props) {
  const group = list.ages.find((one) => one.id === ageId);
  if (group && !concerningMilestones(list, child, today).has(id)) {
    return (
      <p className="sm">
        <strong>{isFaded(id, child, today) ? FADES_SENTENCE : `This is on the list of ${groupAge(group)}.`}</strong> It
        is never counted against {child.firstName}.
      </p>
    );
  }
  return (
    <>
      {asksForHearingTest(id) && (
        <p className="sm">
          <strong>{HEARING_TEST}</strong> You do not need to wait for the checkup.
        </p>
      )}
      <p className="sm">
        <strong>{title}</strong> It is never counted against {child.firstName}. Worried? Call and ask for a
        developmental screening now; you do not need to wait for the checkup.{' '}
        <WhatToSay child={child} list={list} today={today} />
      </p>
      {mayAnswer && (
        <WhenLoaded fallback={null} isQuiet>
          <AskAboutPanel child={child} today={today} question={question} />
        </WhenLoaded>
      )}
    </>
  );
}
