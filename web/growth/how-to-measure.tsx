import { Leaf } from 'lucide';
import { Alert } from '#web/ui/alert.tsx';
import { Fold } from '#web/ui/fold.tsx';

/** How each value is taken, beside the form. */
export function HowToMeasure({ firstName, ageMonths }: { firstName: string; ageMonths: number }) {
  return (
    <aside className="stack" aria-labelledby="how-to-measure">
      <h2 id="how-to-measure" className="text-[1.25rem]">
        How to measure
      </h2>
      <div>
        <Fold title="Weight">
          <p className="sm soft">
            Undressed, without a diaper, on a baby scale. At home: stand on a scale with and without {firstName} and
            take the difference; it is less exact.
          </p>
        </Fold>
        <Fold title="Height">
          <p className="sm soft">
            Lying on the back on a firm surface, head against a wall, one knee gently straight. Measure to the heel.
            Standing only from 24 months.
          </p>
        </Fold>
        <Fold title="Head">
          <p className="sm soft">
            A soft tape above the eyebrows and ears, around the widest part behind. Take it three times, keep the
            largest.
          </p>
        </Fold>
      </div>
      {ageMonths < 12 && (
        <Alert tone="fern" icon={Leaf}>
          Once a month is plenty at this age. Day-to-day changes say little.
        </Alert>
      )}
    </aside>
  );
}
