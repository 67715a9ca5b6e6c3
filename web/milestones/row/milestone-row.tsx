import { Undo2 } from 'lucide';
import { useId, useState } from 'react';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { lostText } from '#domain/milestones/answer-text.ts';
import { fades } from '#domain/milestones/fading.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { toasts } from '#web/ui/toast/toasts.ts';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { answerLine, notedOn } from '../answer-texts.ts';
import { CategoryBadge } from '../category-badge.tsx';
import { Celebration } from '../complete/celebration.tsx';
import { useCelebrated } from '../complete/celebrations.ts';
import type { KnownChild } from '../known-child.ts';
import type { Row } from '../list/rows.ts';
import { useBeforeLoss } from './before-loss.ts';
import { LostSkill } from './lost-skill.tsx';
import { RowButtons } from './row-buttons.tsx';
import { useAnswering } from './use-answering.ts';

const WhenForm = lazily(() => import('./when-form.tsx'), 'WhenForm');
const OtherAnswers = lazily(() => import('./other-answers.tsx'), 'OtherAnswers');
const GoneByItself = lazily(() => import('./other-answers.tsx'), 'GoneByItself');

/** What is open below a row; a form keeps the answer that it was opened with. */
export type OpenPart = { readonly kind: 'when'; readonly answer: MilestoneAnswer } | { readonly kind: 'other' };

type Props = {
  known: KnownChild;
  row: Row;
  /** Where rows of several ages stand together. */
  age?: string | undefined;
};

export function MilestoneRow({ known, row, age }: Props) {
  const { child, me, today, list, mayAnswer } = known;
  const { milestone, answer, reading, isSkipped } = row;
  const [open, setOpen] = useState<OpenPart | null>(null);
  const [wasLost] = useState(reading === 'lost');
  const id = useId();
  const hasDay = reading === 'achieved' || reading === 'lost';
  const answers = useAnswering(known, row);
  const hasCompleted = useCelebrated(child.id)?.last.milestoneId === milestone.id;
  const before = useBeforeLoss(row);
  const isSkill = !fades(milestone.id);
  const lost = reading === 'lost' && answer && { known, row, answer, answers, before, isNew: !wasLost };
  const category = list.categories.find((one) => one.id === milestone.categoryId);
  if (open?.kind === 'other' && hasDay) setOpen(null);
  const openPart = (part: OpenPart) => {
    // On a phone the toast of the answer would stand on it.
    for (const { id: toastId, stays } of toasts.held()) if (!stays) toasts.dismiss(toastId);
    setOpen(part);
  };
  const openWhen = () => answer && !answers.isSaving && openPart({ kind: 'when', answer });
  const close = () => {
    setOpen(null);
    focusSoon(`${id}-${open?.kind}`);
  };
  return (
    <li id={`row-${milestone.id}`} tabIndex={-1}>
      <div className="top ms-row">
        <div>
          <p className="desc" id={id}>
            {milestone.description}
          </p>
          <p className="ms-about">
            <span className="ms-kind">
              {category && <CategoryBadge category={category} />}
              {age && <span className="xs faint">{age}</span>}
              {answer?.lostOn && (
                <Badge tone={isSkill ? 'due' : 'plain'} icon={Undo2}>
                  {lostText(answer.lostOn, notedOn(answer, me))}
                </Badge>
              )}
            </span>
            {(answer || isSkipped) && (
              <span className="ms-noted xs faint">
                {isSkipped && 'Skipped'}
                {isSkipped && answer && ' · '}
                {answer && answerLine(answer, me, today)}
                {answer?.note && ` · “${answer.note}”`}
              </span>
            )}
          </p>
        </div>
        {mayAnswer && (
          <RowButtons
            id={id}
            row={row}
            child={child}
            answers={answers}
            open={open?.kind ?? null}
            onOpen={openPart}
            onClose={() => setOpen(null)}
          />
        )}
      </div>
      {hasCompleted && <Celebration child={child} />}
      {open && mayAnswer && (
        <WhenLoaded fallback={null} onFailed={() => setOpen(null)}>
          <IntoView>
            {open.kind === 'when' ? (
              <WhenForm known={known} milestone={milestone} answer={open.answer} onClose={close} />
            ) : (
              <OtherAnswers
                known={known}
                row={row}
                answers={answers}
                onLost={() => focusSoon(`${id}-when`)}
                onClose={close}
              />
            )}
          </IntoView>
        </WhenLoaded>
      )}
      {lost && isSkill && <LostSkill {...lost} onOtherDay={openWhen} />}
      {lost && !isSkill && (
        <WhenLoaded fallback={null}>
          <GoneByItself {...lost} />
        </WhenLoaded>
      )}
    </li>
  );
}
