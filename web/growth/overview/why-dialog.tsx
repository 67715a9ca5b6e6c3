import type { GrowingChild } from '#domain/growth/score/assess.ts';
import { ageUsed } from '#domain/children/gestation.ts';
import type { Score } from '#domain/growth/score/score.ts';
import type { Units } from '#domain/growth/units.ts';
import { whySteps } from '#domain/growth/line/why.ts';
import { hundredWords } from '#domain/growth/words/hundred-words.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { figuresSource } from '#domain/growth/chart/chart-source.ts';

type Props = {
  name: string;
  score: Score;
  child: GrowingChild & { readonly firstName: string };
  measuredOn: Day;
  units: Units;
  onClose: () => void;
};

/** What a percentile means in words, then how it is computed. */
export function WhyDialog({ name, score, child, measuredOn, units, onClose }: Props) {
  const { isCorrected } = ageUsed(child, measuredOn);
  const { text, below } = hundredWords(score, { firstName: child.firstName, isCorrected });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} on ${shortDayText(measuredOn)}`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="stack">
        <p className="hundred-words">{text}</p>
        <Hundred below={below} label={`${child.firstName} at place ${below + 1} of 100 dots, the lowest first`} />
        <p>A single number says little; the line over months does.</p>
        <Fold title="How it is computed">
          <div className="stack">
            <dl className="facts">
              {whySteps({ score, bornOn: child.bornOn, measuredOn, isCorrected, units }).map(
                ({ name: step, text: shown }) => (
                  <div key={step}>
                    <dt>{step}</dt>
                    <dd>{shown}</dd>
                  </div>
                ),
              )}
            </dl>
            <p className="sm soft">
              L bends the scale, M is the middle value of the reference and S its spread (Cole and Green 1992). Nothing
              is rounded before the last step.
            </p>
          </div>
        </Fold>
        <SourceLine>{figuresSource([score.reading.reference])}</SourceLine>
      </div>
    </Dialog>
  );
}

const IN_A_ROW = 20;
const STEP = 16;

/** The lower dots are hollow, the higher ones filled; the child's has a ring. */
function Hundred({ below, label }: { below: number; label: string }) {
  return (
    <svg className="hundred" viewBox={`0 0 ${IN_A_ROW * STEP} ${5 * STEP}`} role="img" aria-label={label}>
      {Array.from({ length: 100 }, (_, index) => (
        <circle
          key={index}
          className={index === below ? 'own' : index < below ? 'less' : 'more'}
          cx={(index % IN_A_ROW) * STEP + STEP / 2}
          cy={Math.floor(index / IN_A_ROW) * STEP + STEP / 2}
          r={index === below ? 6.5 : 5}
        />
      ))}
    </svg>
  );
}
