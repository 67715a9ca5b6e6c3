import { classes } from '#web/ui/classes.ts';
import { cutDrawings } from './cut-drawings.ts';
import { CutBoard } from './cut-board.tsx';

export type CutProps = {
  /** 'cut-grapes' */
  name: string;
  big?: boolean;
  /** Says what it shows; else the text beside it does. */
  isNamed?: boolean;
};

export function DrawnCut({ name, big, isNamed = false }: CutProps) {
  const drawing = cutDrawings[name];
  if (!drawing) return null;
  return (
    <CutBoard className={classes(drawing.tone, big && 'big')} says={isNamed ? drawing.says : undefined}>
      {drawing.parts}
    </CutBoard>
  );
}
