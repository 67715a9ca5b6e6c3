import { Phone } from 'lucide';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { lostSentence } from '#domain/milestones/doctor-words.ts';
import { LOST_SKILL, lostSteps } from '#domain/milestones/lost-skill.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { TickList } from '#web/ui/layout/tick-list.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { factsOf } from '../answer-changes/answer-facts.ts';
import { notedOn } from '../answer-texts.ts';
import type { KnownChild } from '../known-child.ts';
import type { Row } from '../list/rows.ts';
import type { useBeforeLoss } from './before-loss.ts';
import { LostSince } from './lost-since.tsx';
import { TakeLossBack } from './take-loss-back.tsx';
import type { Answers } from './use-answering.ts';

const AskAboutPanel = lazily(() => import('#web/checkups/questions/ask-about-panel.tsx'), 'AskAboutPanel');

type Props = {
  known: KnownChild;
  row: Row;
  answer: MilestoneAnswer;
  answers: Answers;
  before: ReturnType<typeof useBeforeLoss>;
  /** Noted since the page was opened: it is spoken. */
  isNew: boolean;
  onOtherDay: () => void;
};

/** A skill that was lost always leads to the doctor. */
export function LostSkill({ known, row, answer, answers, before, isNew, onOtherDay }: Props) {
  const { child, me, today, mayAnswer } = known;
  const noted = notedOn(answer, me);
  const said = lostSentence(child.firstName, { ...answer, description: row.milestone.description }, noted);
  return (
    <>
      <Alert tone="amber" icon={Phone} title={LOST_SKILL.firstSentence} {...(isNew && { role: 'alert' as const })}>
        <div className="stack tight">
          <TickList small of={lostSteps(answer.milestoneId)} />
          <p>You can say: “{said}”</p>
          {mayAnswer && (
            <div className="row wrap">
              <WhenLoaded fallback={null} isQuiet>
                <AskAboutPanel child={child} today={today} question={said} isShort />
              </WhenLoaded>
              <TakeLossBack answer={answer} answers={answers} before={before} />
            </div>
          )}
        </div>
      </Alert>
      {mayAnswer && noted === today && (
        <LostSince
          child={child}
          today={today}
          answer={answer}
          onSince={(lostOn) => answers.say({ ...factsOf(answer), lostOn })}
          onOtherDay={onOtherDay}
        />
      )}
    </>
  );
}
