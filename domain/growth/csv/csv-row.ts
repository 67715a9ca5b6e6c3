import { isDay, type Day } from '#domain/time/day.ts';
import type { CsvColumns, CsvField } from './csv-columns.ts';
import type { Position } from '../score/length.ts';
import { AGE_MONTHS_PROBLEM, didYouMeanGramsText, didYouMeanKg, limitProblem, type MeasuredField } from '../limits.ts';
import { parseLength, parseWeight } from '../typed.ts';

/** Kg and cm, g and cm, or lb and inches. */
export type CsvUnits = 'metric' | 'grams' | 'us';

export type CsvMeasurement = {
  /** Either this or `ageMonths`, unless there are problems. */
  readonly measuredOn?: Day;
  readonly ageMonths?: number;
  readonly weightKg: number | null;
  readonly weightText: string | null;
  readonly heightCm: number | null;
  readonly heightText: string | null;
  readonly position: Position | null;
  readonly headCm: number | null;
  readonly headText: string | null;
  readonly place: 'home' | 'doctor' | null;
  readonly note: string | null;
};

/** `column` is the column's head; null if the problem is about the whole row. */
export type CsvProblem = { readonly column: string | null; readonly message: string };

export type CsvRow = { readonly measurement: CsvMeasurement; readonly problems: readonly CsvProblem[] };

/** Never throws. */
export function readCsvRow(cells: readonly string[], columns: CsvColumns, units: CsvUnits): CsvRow {
  const row = new RowReader(cells, columns);
  const isOwn = columns.kind === 'fernling';
  const weight = row.quantity('weight', isOwn ? 'metric' : units);
  const height = row.quantity('height', isOwn ? 'metric' : units);
  const head = row.quantity('head', isOwn ? 'metric' : units);
  const measurement = {
    ...row.when(),
    weightKg: weight.value,
    weightText: isOwn ? row.text('weightText') : weight.text,
    heightCm: height.value,
    heightText: isOwn ? row.text('heightText') : height.text,
    position: row.oneOf('position', ['lying', 'standing']),
    headCm: head.value,
    headText: isOwn ? row.text('headText') : head.text,
    place: row.oneOf('place', ['home', 'doctor']),
    note: row.text('note'),
  };
  if (cells.slice(columns.count).some((cell) => cell.trim() !== ''))
    row.problems.push({ column: null, message: tooMany });
  return { measurement, problems: row.problems };
}

export function isMeasured({ weightKg, heightCm, headCm }: CsvMeasurement): boolean {
  return (weightKg ?? heightCm ?? headCm) !== null;
}

const tooMany =
  'This row has more cells than there are columns. A number with a decimal comma has to stand in quotes, or the cells have to be separated by semicolons.';

const longestText = 40;
const nothing = { value: null, text: null };
const fieldOf = { weight: 'weightKg', height: 'heightCm', head: 'headCm' } as const satisfies Record<
  string,
  MeasuredField
>;

class RowReader {
  readonly problems: CsvProblem[] = [];
  readonly #cells: readonly string[];
  readonly #columns: CsvColumns;

  constructor(cells: readonly string[], columns: CsvColumns) {
    this.#cells = cells;
    this.#columns = columns;
  }

  text(field: CsvField): string | null {
    const column = this.#columns.at.get(field);
    const text = column === undefined ? '' : (this.#cells[column.index] ?? '').trim();
    return text === '' ? null : text;
  }

  oneOf<Word extends string>(field: CsvField, words: readonly [Word, Word]): Word | null {
    const text = this.text(field)?.toLowerCase() ?? null;
    if (text === null) return null;
    const found = words.find((word) => word === text);
    return found ?? this.#refuse(field, `Write “${words[0]}” or “${words[1]}”, or nothing.`);
  }

  when(): { measuredOn?: Day; ageMonths?: number } {
    const date = this.text('measuredOn');
    const age = this.text('ageMonths');
    if (this.oneOf('ageOnly', ['yes', 'no']) === 'yes' || (date === null && age !== null)) return this.#age(age);
    if (date !== null && isDay(date)) return { measuredOn: date };
    this.#refuse(
      'measuredOn',
      date === null ? 'Date measured is required' : 'Write the day as year-month-day: 2026-03-09.',
    );
    return {};
  }

  /** In kg or cm, and the cell's text with its unit. */
  quantity(name: keyof typeof fieldOf, units: CsvUnits): { value: number | null; text: string | null } {
    const cell = this.text(name);
    if (cell === null) return nothing;
    const isNumber = /^[+-]?[\d.,]+$/.test(cell);
    if (!isNumber && /^[=+\-@＝＋－＠]/.test(cell)) {
      this.#refuse(name, 'This is a formula. Write the number itself.');
      return nothing;
    }
    const typed = isNumber && units === 'grams' && name === 'weight' ? `${cell} g` : cell;
    const sign = cell.startsWith('-') ? -1 : 1;
    const parse = name === 'weight' ? parseWeight : parseLength;
    const amount = parse(typed.replace(/^[+-]/, ''), units === 'us' ? 'us' : 'metric');
    const value = amount === null ? NaN : sign * amount.value;
    const problem = limitProblem(fieldOf[name], value);
    if (problem === null) return { value, text: amount && amount.text.length <= longestText ? amount.text : null };
    const areGrams = name === 'weight' && units === 'metric' && didYouMeanKg(value) !== null;
    this.#refuse(name, areGrams ? `${problem} ${didYouMeanGramsText(value)}` : problem);
    return nothing;
  }

  #age(age: string | null) {
    if (age !== null && /^\d{1,4}$/.test(age)) return { ageMonths: Number(age) };
    this.#refuse('ageMonths', AGE_MONTHS_PROBLEM);
    return {};
  }

  #refuse(field: CsvField, message: string): null {
    this.problems.push({ column: this.#columns.at.get(field)?.head ?? null, message });
    return null;
  }
}
