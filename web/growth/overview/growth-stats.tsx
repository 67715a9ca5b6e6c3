import { exactChildAgeText } from '#domain/children/child-age.ts';
import type { GrowingChild } from '#domain/growth/score/assess.ts';
import type { PointsInput } from '#domain/growth/chart/chart-points.ts';
import { noScoreText } from '#domain/growth/words/no-score-text.ts';
import { hasPlace, percentilePhrase, percentileText } from '#domain/growth/words/percentile-text.ts';
import type { Score } from '#domain/growth/score/score.ts';
import { NBSP } from '#domain/growth/units.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PercentileBar } from '#web/ui/drawing/percentile-bar.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { figuresSource } from '#domain/growth/chart/chart-source.ts';
import { latestFigures, type LatestFigure } from './latest-figures.ts';
import { whenMeasured } from './when-measured.ts';
import type { Charted } from '../chart/series.ts';

const WhyDialog = lazily(() => import('./why-dialog.tsx'), 'WhyDialog');

type Props = Omit<PointsInput<Charted>, 'measure' | 'basis'> & {
  child: GrowingChild & { readonly firstName: string };
};

export function GrowthStats(input: Props) {
  const figures = latestFigures(input);
  const open = useOpen();
  const explain = ({ name, measuredOn }: LatestFigure, score: Score) =>
    open((close) => (
      <WhyDialog
        name={name}
        score={score}
        child={input.child}
        measuredOn={measuredOn}
        units={input.units}
        onClose={close}
      />
    ));
  const references = figures.flatMap(({ score }) => (score.scored ? [score.reading.reference] : []));
  const when = whenMeasured(figures, input.child);
  return (
    <div className="stack tight">
      <div className="stats">
        {figures.map((figure) => (
          <Stat
            key={figure.name}
            {...figure}
            child={input.child}
            isOneDay={when !== null}
            onAsk={(score) => explain(figure, score)}
          />
        ))}
      </div>
      {references.length > 0 && (
        <SourceLine>
          {when && `${figures.length === 1 ? 'Of' : 'All of'} ${when.on}, ${when.age}. `}
          {figuresSource(references)}
        </SourceLine>
      )}
    </div>
  );
}

type StatProps = LatestFigure & {
  child: GrowingChild;
  /** Whether the day is said for all of them. */
  isOneDay: boolean;
  onAsk: (score: Score) => void;
};

function Stat({ name, value, score, child, measuredOn, isOneDay, onAsk }: StatProps) {
  return (
    <section className="card flat stat">
      <h3>{name}</h3>
      <p className="big-num">{value === null ? (score.scored ? percentileText(score) : '–') : inTwoLines(value)}</p>
      {score.scored ? (
        <Standing name={name} score={score} isSaid={value === null} />
      ) : (
        <p className="sm soft">{noScoreText(score)}</p>
      )}
      {!isOneDay && (
        <p className="xs faint">
          {shortDayText(measuredOn)}, {exactChildAgeText(child, measuredOn)}
        </p>
      )}
      {score.scored && (
        <div>
          <Button look="quiet" className="why" onClick={() => onAsk(score)} aria-label={`Why this number? ${name}`}>
            Why this number?
          </Button>
        </div>
      )}
    </section>
  );
}

function Standing({ name, score, isSaid }: { name: string; score: Score; isSaid: boolean }) {
  const phrase = percentilePhrase(score);
  return (
    <>
      {(!isSaid || hasPlace(score)) && (
        <p className="sm">
          <strong>{isSaid ? 'percentile' : phrase}</strong>
        </p>
      )}
      <div className="pbar-place">
        <PercentileBar percentile={score.percentile} label={`${name} ${phrase}`} />
      </div>
    </>
  );
}

/** Allows a line break between pounds and ounces, and before the unit of a body mass index. */
function inTwoLines(value: string): string {
  return value.replace(`lb${NBSP}`, 'lb ').replace(`${NBSP}kg/m²`, ' kg/m²');
}
