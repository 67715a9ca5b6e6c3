import { Fold } from '#web/ui/fold.tsx';
import { SourceLine } from '#web/ui/source-line.tsx';

/** What to enter of each value and how exact it is, beside the form. */
export function HowToMeasure() {
  return (
    <aside className="stack" aria-labelledby="how-to-measure">
      <h2 id="how-to-measure" className="text-[1.25rem]">
        How to measure
      </h2>
      <div>
        <Fold title="Weight">
          <p className="sm soft">
            Enter what the scale shows. A scale that is off by 100 g moves the z-score by 0.20 at the age of 7 days, and
            by 0.07 at 24 months. So a small step between two days may be the scale's.
          </p>
        </Fold>
        <Fold title="Height">
          <p className="sm soft">
            Say whether it was taken lying or standing. The lines are for lying length up to 24 months and for standing
            height after that; a value taken the other way is moved by 0.7 cm. 1 cm on the tape moves the z-score by
            0.53 at 7 days, and by 0.33 at 24 months.
          </p>
        </Fold>
        <Fold title="Head">
          <p className="sm soft">Enter what the tape shows, or the number that a checkup gave you.</p>
        </Fold>
      </div>
      <SourceLine>
        WHO Child Growth Standards (2006). The effects of 100 g and 1 cm are computed from its tables.
      </SourceLine>
    </aside>
  );
}
