import type { CallFailed } from '#web/client/calls/call-failed.ts';
import type { CsvAdded, CsvLine, CsvPreview } from '#contract/growth/csv.ts';
import type { Units } from '#domain/growth/units.ts';
import { MEASURES, valueText, type Measure } from '#domain/growth/value-text.ts';
import { listText } from '#domain/text/list-text.ts';
import { count } from '#domain/time/age-text.ts';

export function countsOf({ lines }: Pick<CsvPreview, 'lines'>) {
  const of = (status: CsvLine['status']) => lines.filter((line) => line.status === status).length;
  return {
    fresh: of('new'),
    doubles: of('duplicate'),
    unlikely: of('unlikely'),
    problems: of('problem'),
    leftOut: of('left-out'),
  };
}

/** Confirmed lines still in question: after a re-read, a line may already exist. */
export function stillAsked(
  ticked: ReadonlySet<number>,
  preview: Pick<CsvPreview, 'lines'> | undefined,
): ReadonlySet<number> {
  const asked = preview?.lines.filter(({ status, line }) => status === 'unlikely' && ticked.has(line)) ?? [];
  return new Set(asked.map(({ line }) => line));
}

/** '12 new, 3 already there, 1 to check' */
export function summaryText(preview: Pick<CsvPreview, 'lines'>): string {
  const { fresh, doubles, unlikely, problems, leftOut } = countsOf(preview);
  const parts = [
    [problems, 'with a problem'],
    [unlikely, 'to check'],
    [fresh, 'new'],
    [doubles, 'already there'],
    [leftOut, 'not imported'],
  ] as const;
  const texts = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  return texts.length === 0
    ? 'There are no rows in this file.'
    : `${count(preview.lines.length, 'row')}: ${texts.join(', ')}.`;
}

/** Why a file cannot be added; undefined if it can. */
export function whyNotAdded(preview: CsvPreview, adding: number, firstName: string): string | undefined {
  if (preview.child === null) return 'Choose whose rows to take first.';
  if (countsOf(preview).problems > 0) return 'Mend the rows with a problem in your file first, then choose it again.';
  if (adding === 0) return 'There is nothing to add.';
  if (adding <= preview.space) return undefined;
  return preview.space === 0
    ? `There is no room for more measurements of ${firstName}.`
    : `There is room for ${count(preview.space, 'more measurement')} of ${firstName}.`;
}

export function addText(adding: number): string {
  return adding === 0 ? 'Add measurements' : `Add ${count(adding, 'measurement')}`;
}

export function addedText({ added }: CsvAdded): string {
  return added === 0 ? 'Nothing was added' : `Added ${count(added, 'measurement')}`;
}

/** Without an answer from the server, the file may have been added. */
export function notAddedTitle({ mayBeDone }: Pick<CallFailed, 'mayBeDone'>): string {
  return mayBeDone ? 'No answer came. Please try again.' : 'Nothing was added.';
}

/** What was left out, and that added rows are ordinary measurements. */
export function leftOutText({ added, duplicates, unlikely }: CsvAdded): string {
  const left = [
    ...(duplicates > 0 ? [`${duplicates} already there`] : []),
    ...(unlikely > 0 ? [`${unlikely} not ticked`] : []),
  ];
  const out = left.length === 0 ? '' : `Left out: ${left.join(', ')}.`;
  return [out, ...(added > 0 ? ['You can edit each of them.'] : [])].join(' ').trim();
}

const fieldOf = { weight: 'weightKg', height: 'heightCm', head: 'headCm' } as const satisfies Record<
  Measure,
  keyof CsvLine
>;

export function lineValueText(line: CsvLine, measure: Measure, units: Units): string | null {
  const value = line[fieldOf[measure]];
  return value === null ? null : valueText(measure, value, units);
}

export function questionText(line: CsvLine, units: Units): string {
  const unusual = MEASURES.filter((measure) => line.said.some(({ field }) => field === fieldOf[measure]));
  const values = unusual.map((measure) => lineValueText(line, measure, units) ?? '');
  return `${values.length === 1 ? 'Is' : 'Are'} ${listText(values)} right?`;
}

export function placeText(line: number, column: string | null): string {
  return column === null ? `Line ${line}` : `Line ${line}, ${column}`;
}
