import { useRef } from 'react';
import type { Child } from '#contract/children.ts';
import { SIGNS, type Sign } from '#domain/foods/food.ts';
import {
  isSevere,
  reactionAdvice,
  SIGN_TEXTS,
  type Eater,
  type ReactionAdvice,
} from '#domain/foods/reaction-advice.ts';
import { reactionSourceText } from '#domain/foods/reaction-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { eaterOf, NOT_SAID } from './eater-of.ts';
import { ReactionAnswer } from './reaction-answer.tsx';

type Props = { child: Child; today: Day; onClose: () => void };

/** What to do first, in place of a dialog whose script could not be loaded. */
export function ReactionFirst({ child, today, onClose }: Props) {
  const opened = useRef<HTMLDialogElement>(null);
  const open = (dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) dialog.showModal();
    opened.current = dialog;
  };
  const eater = eaterOf(child, NOT_SAID, today);
  return (
    <dialog ref={open} className="reaction-first" aria-label="A reaction right now" onClose={onClose}>
      <div className="stack">
        {severeAndLess(eater).map(({ seen, advice }) => (
          <div key={seen} className="stack tight">
            <p>{seen}:</p>
            <ReactionAnswer advice={advice} />
          </div>
        ))}
        <SourceLine>{reactionSourceText()}</SourceLine>
        <Button onClick={() => opened.current?.close()}>Close</Button>
      </div>
    </dialog>
  );
}

type Answered = { readonly seen: string; readonly advice: ReactionAdvice | null };

/** Each sign with its answer, the most urgent first. */
function severeAndLess(eater: Eater): Answered[] {
  const adviceOn = (sign: Sign) => reactionAdvice(null, [sign], eater);
  const severe = SIGNS.filter((sign) => isSevere(null, [sign], eater));
  const urgent = SIGNS.filter((sign) => adviceOn(sign)?.level === 'emergency' && !severe.includes(sign));
  return [
    {
      seen: [...severe.map((sign) => SIGN_TEXTS[sign]), 'Vomiting with hives'].join('; '),
      advice: reactionAdvice('hives', ['vomited-once'], eater),
    },
    ...urgent.map((sign) => ({ seen: SIGN_TEXTS[sign], advice: adviceOn(sign) })),
    { seen: 'None of these, but vomiting', advice: reactionAdvice('vomiting', [], eater) },
    { seen: 'None of these, but hives', advice: reactionAdvice('hives', [], eater) },
    { seen: 'None of these, but blood in the stool', advice: adviceOn('blood-in-stool') },
  ];
}
