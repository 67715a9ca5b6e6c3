import { Fold } from '#web/ui/layout/fold.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';

export function HowToMeasure() {
  return (
    <aside className="stack" aria-labelledby="how-to-measure">
      <h2 id="how-to-measure" className="aside-title">
        How to measure
      </h2>
      <div>
        <Fold title="Weight">
          <p className="sm soft">
            Enter what the scale shows. A small step between two days may be the scale's, not your child's.
          </p>
        </Fold>
        <Fold title="Height">
          <p className="sm soft">
            Say whether it was taken lying or standing. The lines are for lying length up to 24 months and for standing
            height after that. A value taken the other way is moved by 0.7 cm to fit them.
          </p>
        </Fold>
        <Fold title="Head">
          <p className="sm soft">Enter what the tape shows, or the number that a checkup gave you.</p>
        </Fold>
      </div>
      <SourceLine>
        WHO Child Growth Standards (2006), which read length lying to 24 months, and height standing after.
      </SourceLine>
    </aside>
  );
}
