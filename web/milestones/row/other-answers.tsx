import type { MilestoneAnswer } from '#contract/milestones.ts';
import { lostSentence, notYetSentence } from '#domain/milestones/doctor-words.ts';
import type { Day } from '#domain/time/day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PickGroup } from '#web/ui/form/pick-group.tsx';
import type { AnswerFacts } from '../answer-changes/answer-facts.ts';
import { ANSWER_WORDS, LOST_LABEL, notedOn } from '../answer-texts.ts';
import type { KnownChild } from '../known-child.ts';
import type { Row } from '../list/rows.ts';
import type { useBeforeLoss } from './before-loss.ts';
import { NotThere } from './not-there.tsx';
import { TakeLossBack } from './take-loss-back.tsx';
import type { Answers } from './use-answering.ts';
import { useEscape } from './use-escape.ts';

type Other = keyof typeof ANSWER_WORDS | 'lost';
const others: readonly Other[] = ['not-sure', 'not-yet', 'lost'];
const labels: Readonly<Record<Other, string>> = { ...ANSWER_WORDS, lost: LOST_LABEL };

type Props = {
  known: KnownChild;
  row: Row;
  answers: Answers;
  /** These answers go, and the focus with them. */
  onLost: () => void;
  onClose: () => void;
};

/** Answers of the child's record that are never counted against it. */
export function OtherAnswers({ known, row: { milestone, answer, reading }, answers, onLost, onClose }: Props) {
  useEscape(onClose);
  const { child, today } = known;
  const say = (value: string) => {
    const other = others.find((one) => one === value);
    if (!other || other === reading) return;
    answers.say(saying(other, today, answer?.note ?? null));
    if (other === 'lost') onLost();
  };
  return (
    <div className="panel">
      <PickGroup
        name={`other ${milestone.id}`}
        label="Other answers"
        options={others.map((value) => ({ value, label: labels[value] }))}
        value={reading}
        onPick={say}
      />
      {reading === 'not-sure' && <p className="sm">Take your time. It is never counted against {child.firstName}.</p>}
      {reading === 'not-yet' && (
        <NotThere
          known={known}
          milestone={milestone}
          title="Not yet is a good thing to tell the doctor."
          question={notYetSentence(child.firstName, milestone)}
        />
      )}
      {answer && (
        <div className="actions">
          <Button look="quiet" onClick={() => answers.say(null)}>
            Remove this answer
          </Button>
        </div>
      )}
    </div>
  );
}

type GoneProps = {
  known: KnownChild;
  row: Pick<Row, 'milestone'>;
  answer: MilestoneAnswer;
  answers: Answers;
  before: ReturnType<typeof useBeforeLoss>;
  /** Noted since the page was opened: it is spoken. */
  isNew: boolean;
};

/** What healthy children stop doing is no lost skill. */
export function GoneByItself({ known, row: { milestone }, answer, answers, before, isNew }: GoneProps) {
  const { child, me, mayAnswer } = known;
  return (
    <div className="panel" {...(isNew && { role: 'status' as const })}>
      <NotThere
        known={known}
        milestone={milestone}
        title="This is a good thing to tell the doctor."
        question={lostSentence(child.firstName, { ...answer, description: milestone.description }, notedOn(answer, me))}
      />
      {mayAnswer && (
        <div className="actions">
          <TakeLossBack answer={answer} answers={answers} before={before} />
        </div>
      )}
    </div>
  );
}

/** A skill may be lost before anybody noted when it was first seen. */
function saying(other: Other, today: Day, note: string | null): AnswerFacts {
  const isLost = other === 'lost';
  return {
    answer: isLost ? 'achieved' : other,
    achievedOn: null,
    achievedIn: null,
    lostOn: isLost ? today : null,
    note,
  };
}
