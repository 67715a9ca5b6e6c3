import type { MeasuredValues } from '../score/assess.ts';
import { chartContents, type DrawingInput } from './chart-contents.ts';
import { placed, plotOf, scalesOf, type Drawing } from './chart-layout.ts';

const MARGINS = { left: 8, top: 14, right: 52, bottom: 12 };

export function sparkline<M extends MeasuredValues>(input: DrawingInput<M>): Drawing<M> {
  const contents = chartContents(input);
  const plot = plotOf(input.size, MARGINS);
  return placed(contents, plot, scalesOf(contents, contents.extent, plot));
}
