import type { CutDrawing } from './cut-parts.tsx';
import { fruitCuts } from './fruit-cuts.tsx';
import { otherCuts } from './other-cuts.tsx';
import { vegetableCuts } from './vegetable-cuts.tsx';

/** By the name that a food gives its cut. */
export const cutDrawings: Readonly<Record<string, CutDrawing>> = { ...fruitCuts, ...vegetableCuts, ...otherCuts };
