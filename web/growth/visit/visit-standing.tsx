import type { NoScore } from '#domain/growth/score/assess.ts';
import { percentileText, zScoreText } from '#domain/growth/words/percentile-text.ts';
import type { Score } from '#domain/growth/score/score.ts';
import { NotMeasured } from '../overview/not-measured.tsx';

/** Percentile and z-score cells; dashes without a score. */
export function StandingCells({ score }: { score: Score | NoScore | null }) {
  return (
    <>
      <td className="n">{score?.scored ? percentileText(score) : <NotMeasured label="no percentile" />}</td>
      <td className="n">{score?.scored ? zScoreText(score.z) : <NotMeasured label="no z-score" />}</td>
    </>
  );
}
