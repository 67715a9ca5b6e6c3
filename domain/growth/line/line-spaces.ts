/**
 * One space between lines of the UK-WHO charts.
 *
 * Source: RCPCH's program rcpchgrowth, release 2.4.3, for the chart with nine lines.
 */
export const LINE_SPACE_Z = 2 / 3;

const TINY_Z = 1e-9;

/** Whether a difference in standard deviations is so many spaces or more, in spite of rounding. */
export function spansSpaces(differenceZ: number, spaces: number): boolean {
  return differenceZ >= spaces * LINE_SPACE_Z - TINY_Z;
}
