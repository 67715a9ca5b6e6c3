import type { GrowingChild } from '#domain/growth/score/assess.ts';
import { ageUsed } from '#domain/growth/score/age-used.ts';
import type { Score } from '#domain/growth/score/score.ts';
import type { Units } from '#domain/growth/units.ts';
import { whySteps } from '#domain/growth/line/why.ts';
import { ageDays } from '#domain/time/age.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

type Props = {
  name: string;
  score: Score;
  child: GrowingChild;
  measuredOn: Day;
  units: Units;
  onClose: () => void;
};

export function WhyDialog({ name, score, child, measuredOn, units, onClose }: Props) {
  const { isCorrected } = ageUsed(ageDays(child.bornOn, measuredOn), child.gestationDays);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} on ${shortDayText(measuredOn)}`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <dl className="facts">
        {whySteps({ score, bornOn: child.bornOn, measuredOn, isCorrected, units }).map(({ name: step, text }) => (
          <div key={step}>
            <dt>{step}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="sm soft">
        L bends the scale, M is the middle value of the reference and S its spread (Cole and Green 1992). Nothing is
        rounded before the last step.
      </p>
    </Dialog>
  );
}
