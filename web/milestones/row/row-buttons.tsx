import { Check, ChevronDown, Circle, CircleQuestionMark, Hourglass } from 'lucide';
import type { Child } from '#contract/children.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ANSWER_WORDS } from '../answer-texts.ts';
import type { Row } from '../list/rows.ts';
import { skip } from '../skipped.ts';
import type { OpenPart } from './milestone-row.tsx';
import type { Answers } from './use-answering.ts';

type Props = {
  /** Of the milestone's words, which name the group. */
  id: string;
  row: Row;
  child: Child;
  answers: Answers;
  open: OpenPart['kind'] | null;
  onOpen: (part: OpenPart) => void;
  onClose: () => void;
};

const otherIcons = { 'not-sure': CircleQuestionMark, 'not-yet': Hourglass };

export function RowButtons({ id, row, child, answers, open, onOpen, onClose }: Props) {
  const { milestone, answer, reading, isSkipped } = row;
  const isSaid = reading === 'not-sure' || reading === 'not-yet';
  const hasDay = reading === 'achieved' || reading === 'lost';
  return (
    <div className="answers" role="group" aria-labelledby={id}>
      {(isSkipped || reading === 'none') && (
        <Button
          look="quiet"
          className="ms-skip"
          onClick={({ detail }) => detail <= 1 && skip(child, milestone, !isSkipped)}
        >
          {isSkipped ? 'Restore' : 'Skip'}
        </Button>
      )}
      {reading !== 'lost' && (
        <Button
          className={classes('ms-did', reading === 'achieved' && 'toggled')}
          icon={reading === 'achieved' ? Check : Circle}
          aria-pressed={reading === 'achieved'}
          onClick={answers.toggle}
        >
          Achieved
        </Button>
      )}
      {hasDay && answer && (
        <Button
          id={`${id}-when`}
          look="quiet"
          className="ms-more"
          aria-expanded={open === 'when'}
          onClick={() => (open === 'when' ? onClose() : !answers.isSaving && onOpen({ kind: 'when', answer }))}
        >
          When?
        </Button>
      )}
      {!hasDay && (
        <Button
          id={`${id}-other`}
          {...(isSaid
            ? { className: 'chosen ms-more', icon: otherIcons[reading] }
            : { look: 'quiet' as const, className: 'ms-more' })}
          endIcon={ChevronDown}
          aria-expanded={open === 'other'}
          onClick={() => (open === 'other' ? onClose() : onOpen({ kind: 'other' }))}
        >
          {isSaid ? ANSWER_WORDS[reading] : 'Other answer'}
        </Button>
      )}
    </div>
  );
}
