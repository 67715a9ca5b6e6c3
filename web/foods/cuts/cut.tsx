import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { CutBoard } from './cut-board.tsx';
import type { CutProps } from './drawn-cut.tsx';

// Loaded where a cut is shown: no other page pays for the drawings.
const DrawnCut = lazily(() => import('./drawn-cut.tsx'), 'DrawnCut');

/** How a food is cut, in a drawing. */
export function Cut(props: CutProps) {
  const board = <CutBoard {...(props.big && { className: 'big' })} />;
  return (
    <WhenLoaded fallback={board} failed={board} isQuiet>
      <DrawnCut {...props} />
    </WhenLoaded>
  );
}
