import { lazy, Suspense, useState } from 'react';
import { ageUsed } from '#domain/growth/age-used.ts';
import type { GrowingChild, NoScore } from '#domain/growth/assess.ts';
import { childValues, type PointsInput } from '#domain/growth/chart-points.ts';
import { FIRST_DAY_OF_HEIGHT } from '#domain/growth/length.ts';
import { percentilePhrase, percentileText, zScoreText } from '#domain/growth/percentile-text.ts';
import type { Score } from '#domain/growth/score.ts';
import { NBSP } from '#domain/growth/units.ts';
import { MEASURES } from '#domain/growth/value-text.ts';
import { ageDays } from '#domain/time/age.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Button } from '#web/ui/button.tsx';
import { PercentileBar } from '#web/ui/percentile-bar.tsx';
import { SourceLine } from '#web/ui/source-line.tsx';
import { measureName } from './chart-label.ts';
import { ageUsedText, figuresSource, latestTogether } from './growth-facts.ts';
import type { Charted } from './series.ts';

const WhyDialog = lazy(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }));

type Props = Omit<PointsInput<Charted>, 'measure' | 'basis'>;

/** The latest figure of each measure, and weight for length or body mass index, each with its place in the reference. */
export function GrowthStats(input: Props) {
  const figures = figuresOf(input);
  const [asked, setAsked] = useState<Figure | null>(null);
  const references = figures.flatMap(({ score }) => (score.scored ? [score.reading.reference] : []));
  return (
    <div className="stack tight">
      <div className="stats">
        {figures.map((figure) => (
          <Stat key={figure.name} {...figure} child={input.child} onAsk={() => setAsked(figure)} />
        ))}
      </div>
      {references.length > 0 && <SourceLine>{figuresSource(references)}</SourceLine>}
      <Suspense fallback={null}>
        {asked?.score.scored && (
          <WhyDialog
            name={asked.name}
            score={asked.score}
            child={input.child}
            measuredOn={asked.measuredOn}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

type Figure = {
  name: string;
  figure: string;
  /** Whether the figure is the percentile itself, which is not said twice. */
  isPercentile: boolean;
  score: Score | NoScore;
  measuredOn: Day;
};

function figuresOf(input: Props): readonly Figure[] {
  const latest = MEASURES.flatMap((measure): Figure[] => {
    const value = childValues({ ...input, measure }).at(-1);
    if (!value?.score || !value.measuredOn) return [];
    const figure = inTwoLines(value.words.value);
    return [
      { name: measureName[measure], figure, isPercentile: false, score: value.score, measuredOn: value.measuredOn },
    ];
  });
  return [...latest, ...togetherIn(input)];
}

/** Weight for length to 24 months, and body mass index after, where they have a percentile. */
function togetherIn({ child, measurements, plan }: Props): readonly Figure[] {
  const together = latestTogether(child, measurements, plan);
  if (!together) return [];
  const { measurement, assessment } = together;
  const isOlder = assessment.ageDays >= FIRST_DAY_OF_HEIGHT;
  const score = isOlder ? assessment.bmi : assessment.weightForLength;
  if (!score.scored) return [];
  const name = isOlder ? 'Body mass index' : 'Weight for length';
  return [{ name, figure: percentileText(score), isPercentile: true, score, measuredOn: measurement.measuredOn }];
}

type StatProps = Figure & { child: GrowingChild; onAsk: () => void };

function Stat({ name, figure, isPercentile, score, child, measuredOn, onAsk }: StatProps) {
  const used = ageUsed(ageDays(child.bornOn, measuredOn), child.gestationDays);
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
        {shortDayText(measuredOn)}, {ageUsedText(child, measuredOn, used)}
      </p>
      {score.scored && (
        <div>
          <Button look="quiet" className="why" onClick={onAsk} aria-label={`Why this number? ${name}`}>
            Why this number?
          </Button>
        </div>
      )}
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
