import type { GrowingChild, NoScore } from '#domain/growth/assess.ts';
import { childValues, type PointsInput } from '#domain/growth/chart-points.ts';
import { percentilePhrase, percentileText, zScoreText } from '#domain/growth/percentile-text.ts';
import type { Score } from '#domain/growth/score.ts';
import { NBSP } from '#domain/growth/units.ts';
import { MEASURES } from '#domain/growth/value-text.ts';
import { ageInMonthsAndDays } from '#domain/time/age-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { PercentileBar } from '#web/ui/percentile-bar.tsx';
import { SourceLine } from '#web/ui/source-line.tsx';
import { measureName } from './chart-label.ts';
import { figuresSource, latestWeightForLength } from './growth-facts.ts';
import type { Charted } from './series.ts';

type Props = Omit<PointsInput<Charted>, 'measure'>;

/** The latest figure of each measure, and weight for length, each with its place in the reference. */
export function GrowthStats(input: Props) {
  const { child, measurements, reference } = input;
  const latest = MEASURES.flatMap((measure) => childValues({ ...input, measure }).at(-1) ?? []);
  const together = latestWeightForLength(child, measurements, reference);
  return (
    <div className="stack tight">
      <div className="stats">
        {MEASURES.map((measure) => (
          <LatestStat key={measure} {...input} measure={measure} />
        ))}
        {together?.score.scored && (
          <Stat
            name="Weight for length"
            figure={percentileText(together.score)}
            isPercentile
            score={together.score}
            child={child}
            measuredOn={together.measurement.measuredOn}
          />
        )}
      </div>
      {latest.some(({ score }) => score?.scored) && <SourceLine>{figuresSource(reference)}</SourceLine>}
    </div>
  );
}

function LatestStat(input: PointsInput<Charted>) {
  const latest = childValues(input).at(-1);
  if (!latest?.score || !latest.measuredOn) return null;
  return (
    <Stat
      name={measureName[input.measure]}
      figure={inTwoLines(latest.words.value)}
      score={latest.score}
      child={input.child}
      measuredOn={latest.measuredOn}
    />
  );
}

type StatProps = {
  name: string;
  figure: string;
  /** Whether the figure is the percentile itself, which is not said twice. */
  isPercentile?: boolean;
  score: Score | NoScore;
  child: GrowingChild;
  measuredOn: Day;
};

function Stat({ name, figure, isPercentile = false, score, child, measuredOn }: StatProps) {
  return (
    <div className="card flat stat">
      <p className="sm soft">{name}</p>
      <p className="big-num">{figure}</p>
      {score.scored ? (
        <Standing name={name} score={score} isSaid={isPercentile} />
      ) : (
        <p className="sm soft">No percentile</p>
      )}
      <p className="xs faint">
        {shortDayText(measuredOn)}, {ageInMonthsAndDays(child.bornOn, measuredOn)}
      </p>
    </div>
  );
}

function Standing({ name, score, isSaid }: { name: string; score: Score; isSaid: boolean }) {
  const phrase = percentilePhrase(score);
  return (
    <>
      <p className="sm flex flex-wrap gap-x-[0.6rem]">
        <strong>{isSaid ? 'percentile' : phrase}</strong>
        <span className="nowrap">z-score {zScoreText(score.z)}</span>
      </p>
      <div className="px-[0.4rem]">
        <PercentileBar percentile={score.percentile} label={`${name} ${phrase}`} />
      </div>
    </>
  );
}

/** Pounds and ounces may stand on two lines where the card is narrow. */
function inTwoLines(value: string): string {
  return value.replace(`lb${NBSP}`, 'lb ');
}
