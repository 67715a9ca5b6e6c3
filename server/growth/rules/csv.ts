import * as z from 'zod/mini';
import type { CsvLine, CsvPreview, CsvUnits } from '#contract/growth/csv.ts';
import { AgeMonths, MeasuredOn } from '#contract/growth.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { csvChildren, csvChildTaken, isNamesake, type CsvChild } from '#domain/growth/csv/csv-children.ts';
import { csvColumns, isBmiAlone, isCsvHead, type CsvColumns, type CsvField } from '#domain/growth/csv/csv-columns.ts';
import { isCovered, isSameMeasured } from '#domain/growth/csv/csv-duplicates.ts';
import { isMeasured, readCsvRow, type CsvMeasurement, type CsvProblem } from '#domain/growth/csv/csv-row.ts';
import type { MeasuredValues } from '#domain/growth/score/assess.ts';
import { knownBirthWeightKg } from '#domain/growth/score/newborn-loss.ts';
import type { Day } from '#domain/time/day.ts';
import type { EditableChild } from '#server/children/access.ts';
import { readCsv, type CsvCells } from '#server/csv/csv-reading.ts';
import { CsvRefused } from '#server/csv/csv-refused.ts';
import { unguarded } from '#server/csv/formula-guard.ts';
import { fieldProblem, Problem } from '#server/problem.ts';
import {
  importedFacts,
  importedValues,
  measuredIn,
  measurementLimit,
  unlikelyIn,
  type MeasurementFacts,
} from '../rules.ts';

export type CsvTable = { readonly columns: CsvColumns; readonly rows: readonly CsvCells[] };

/** @throws Problem `wrong-type` when it is not a table; `too-large` for more rows than a child can have measurements */
export function readTable(bytes: Uint8Array): CsvTable {
  try {
    const { heads, rows } = readCsv(bytes, { isHead: isCsvHead, mostRows: measurementLimit.most });
    const columns = csvColumns(heads);
    if (typeof columns === 'string') throw new CsvRefused('unreadable', columns);
    if (columns.kind === 'baby-buddy') return { columns, rows };
    return { columns, rows: rows.map(({ line: at, cells }) => ({ line: at, cells: cells.map(unguarded) })) };
  } catch (error) {
    throw error instanceof CsvRefused ? csvRefusal(error) : error;
  }
}

export function csvRefusal({ why, message: title }: CsvRefused): Problem {
  switch (why) {
    case 'unreadable':
      return new Problem('wrong-type', { title });
    case 'too-many-rows':
      return new Problem('too-large', { title });
    case 'later':
      return new Problem('unavailable', { title, retryAfterS: 10 });
  }
}

export type Reading = {
  readonly child: EditableChild;
  readonly firstName: string;
  readonly today: Day;
  readonly units: CsvUnits;
  /** By number; null for none. */
  readonly asked: number | null;
};

/** The child whose rows are used is null until one is chosen. */
export function childrenOfTable({ columns, rows }: CsvTable, { asked, firstName }: Reading) {
  const { children, numberOf } = csvChildren(rows, columns);
  const taken = csvChildTaken(children, asked, firstName);
  return {
    children,
    taken,
    rows: rows.filter((_, n) => numberOf[n] === taken),
    isNamesake: isOf(children, taken, firstName),
  };
}

function isOf(children: readonly CsvChild[], taken: number | null, firstName: string): boolean {
  const name = children.find(({ number }) => number === taken)?.name;
  return name === undefined || isNamesake(name, firstName);
}

export type JudgedLine = {
  readonly outcome: CsvLine;
  readonly facts: MeasurementFacts | null;
};

export function judgeRows(
  { columns, rows }: CsvTable,
  stored: readonly MeasurementFacts[],
  asked: Reading,
): JudgedLine[] {
  const there = byDay(stored.map((facts) => ({ values: measuredIn(facts), line: null })));
  const read = rows.map((row) => ({ line: row.line, ...readCsvRow(row.cells, columns, asked.units) }));
  const weighed = [...stored.map(measuredIn), ...read.flatMap(({ measurement }) => birthWeights(measurement, asked))];
  const child = { ...asked.child, birthWeightKg: knownBirthWeightKg(asked.child, weighed) };
  const reading = { ...asked, child };
  return read.map((row) => {
    const judged = judgeRow(row, columns, reading);
    if (judged.facts === null) return judged;
    const values = measuredIn(judged.facts);
    const ofDay = there.get(values.measuredOn) ?? [];
    const double = ofDay.find((other) =>
      other.line === null ? isCovered(values, other.values) : isSameMeasured(values, other.values),
    );
    if (double) return duplicate(judged.outcome, double.line);
    there.set(values.measuredOn, [...ofDay, { values, line: row.line }]);
    return judged;
  });
}

function birthWeights({ measuredOn, weightKg }: CsvMeasurement, { child: { bornOn } }: Reading): MeasuredValues[] {
  if (measuredOn !== bornOn || weightKg === null) return [];
  return [{ measuredOn: bornOn, weightKg, heightCm: null, position: null, headCm: null }];
}

type Known = { readonly values: MeasuredValues; readonly line: number | null };

function byDay(all: readonly Known[]): Map<Day, Known[]> {
  return Map.groupBy(all, ({ values }) => values.measuredOn);
}

function duplicate(outcome: CsvLine, of: number | null): JudgedLine {
  const message = of === null ? 'This is there already.' : `This is the same as line ${of}.`;
  return { outcome: { ...outcome, status: 'duplicate', said: [aboutRow(message)] }, facts: null };
}

const bmiAlone = 'Not imported: Fernling works BMI out itself from weight and height.';
const notMeasured = 'Not imported: nothing was measured.';

type ReadRow = ReturnType<typeof readCsvRow> & Pick<CsvCells, 'line'>;

function judgeRow(
  { line: at, measurement, problems }: ReadRow,
  columns: CsvColumns,
  { child, today }: Reading,
): JudgedLine {
  const outcomeOf = (status: CsvLine['status'], said: CsvLine['said']): CsvLine => ({
    line: at,
    status,
    measuredOn: measurement.measuredOn ?? null,
    weightKg: measurement.weightKg,
    heightCm: measurement.heightCm,
    headCm: measurement.headCm,
    said,
  });
  if (isBmiAlone(columns)) return { outcome: outcomeOf('left-out', [aboutRow(bmiAlone)]), facts: null };
  const { facts, problems: others } = problems.length > 0 ? nothing : factsOfRow(child, measurement, columns, today);
  const all = [...problems, ...others].map((one) => ({ ...one, field: null }));
  if (all.length > 0) return { outcome: outcomeOf('problem', all), facts: null };
  if (!isMeasured(measurement) || facts === null) {
    return { outcome: outcomeOf('left-out', [aboutRow(notMeasured)]), facts: null };
  }
  const unlikely = unlikelyIn(child, facts);
  const asked = unlikely.map(({ field, asks }) => ({ ...inColumn(asks, columns), field }));
  const outcome = outcomeOf(asked.length > 0 ? 'unlikely' : 'new', asked);
  const kept = JSON.stringify(unlikely.map(({ field }) => field));
  return { outcome: { ...outcome, measuredOn: facts.measured_on }, facts: { ...facts, kept } };
}

function aboutRow(message: string): CsvLine['said'][number] {
  return { column: null, field: null, message };
}

const nothing = { facts: null, problems: [] };

const Entry = z.object({
  measuredOn: z.optional(MeasuredOn),
  ageMonths: z.optional(AgeMonths),
  ...importedValues,
});

function factsOfRow(child: EditableChild, measurement: CsvMeasurement, columns: CsvColumns, today: Day) {
  const entry = Entry.safeParse(measurement);
  if (!entry.success) {
    const wrong = entry.error.issues.map(({ path, message }) => fieldProblem(path.join('.'), message));
    return { facts: null, problems: wrong.map((one) => inColumn(one, columns)) };
  }
  const { facts, problems } = importedFacts(child, { ...entry.data, kept: [] }, today);
  return { facts, problems: problems.map((one) => inColumn(textProblem(one), columns)) };
}

/** In a form the number comes from the text; a table has both. */
function textProblem(problem: FieldProblem): FieldProblem {
  if (!problem.name.endsWith('Text')) return problem;
  return { ...problem, message: 'This differs from the number beside it.' };
}

const columnOf: Readonly<Record<string, readonly CsvField[]>> = {
  measuredOn: ['measuredOn', 'ageMonths'],
  ageMonths: ['ageMonths', 'measuredOn'],
  weightKg: ['weight'],
  weightText: ['weightText', 'weight'],
  heightCm: ['height'],
  heightText: ['heightText', 'height'],
  headCm: ['head'],
  headText: ['headText', 'head'],
  position: ['position'],
  place: ['place'],
  note: ['note'],
};

function inColumn({ name, message }: FieldProblem, { at }: CsvColumns): CsvProblem {
  const field = columnOf[name]?.find((one) => at.has(one));
  return { column: (field && at.get(field)?.head) ?? null, message };
}

/** Null when the file names the units itself. */
export function unitsRead({ columns }: CsvTable, { units }: Reading): CsvPreview['units'] {
  return columns.kind === 'fernling' || isBmiAlone(columns) ? null : units;
}
