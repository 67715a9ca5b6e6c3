import { MEASUREMENT_COLUMNS, type MeasurementColumnField } from './measurement-table.ts';

export type CsvKind = 'fernling' | 'baby-buddy';

export type CsvField = MeasurementColumnField | 'bmi' | 'childId' | 'childFirstName' | 'childLastName';

type Column = { readonly index: number; readonly head: string };

export type CsvColumns = {
  readonly kind: CsvKind;
  readonly at: ReadonlyMap<CsvField, Column>;
  readonly count: number;
  readonly unread: readonly string[];
};

type Heads = ReadonlyMap<string, CsvField | null>;

const ownHeads: Heads = new Map(MEASUREMENT_COLUMNS.map(({ head, field }) => [asKnown(head), field]));

/**
 * Null: known but not used. The files name no units.
 *
 * Source: Baby Buddy (github.com/babybuddy/babybuddy), core/tests/import/weight.csv, height.csv, headcircumference.csv
 * and bmi.csv, as written by `ImportExportResourceBase` of core/admin.py.
 */
const babyBuddyHeads: Heads = new Map([
  ['id', null],
  ['child_id', 'childId'],
  ['child_first_name', 'childFirstName'],
  ['child_last_name', 'childLastName'],
  ['weight', 'weight'],
  ['height', 'height'],
  ['head_circumference', 'head'],
  ['bmi', 'bmi'],
  ['date', 'measuredOn'],
  ['notes', 'note'],
]);

const headsOf: Readonly<Record<CsvKind, Heads>> = { fernling: ownHeads, 'baby-buddy': babyBuddyHeads };

const values: readonly CsvField[] = ['weight', 'height', 'head'];

export function isCsvHead(cell: string): boolean {
  return ownHeads.has(asKnown(cell)) || babyBuddyHeads.has(asKnown(cell));
}

/**
 * Ignores case and spaces around heads.
 *
 * @returns a sentence if this is not a table of measurements
 */
export function csvColumns(heads: readonly string[]): CsvColumns | string {
  const known = (kind: CsvKind) => heads.filter((head) => headsOf[kind].has(asKnown(head))).length;
  const kind = known('baby-buddy') > known('fernling') ? 'baby-buddy' : 'fernling';
  if (known(kind) === 0) return notKnown;
  const at = new Map<CsvField, Column>();
  for (const [index, head] of heads.entries()) {
    const field = headsOf[kind].get(asKnown(head));
    if (field == null) continue;
    if (at.has(field)) return `The column “${head.trim()}” appears twice. Keep one of the two.`;
    at.set(field, { index, head: head.trim() });
  }
  const unread = heads.map((head) => head.trim()).filter((head) => head !== '' && !headsOf[kind].has(asKnown(head)));
  return missing(kind, at) ?? { kind, at, count: heads.length, unread };
}

const notKnown =
  'This is not a table of measurements that is known here. Its first line has to name the columns, such as “Date measured” and “Weight (kg)”, separated by commas, semicolons or tabs.';

function missing(kind: CsvKind, at: ReadonlyMap<CsvField, Column>): string | null {
  const isBabyBuddy = kind === 'baby-buddy';
  if (!at.has('measuredOn') && !at.has('ageMonths')) {
    return `The column “${isBabyBuddy ? 'date' : 'Date measured'}” is missing.`;
  }
  if ([...values, 'bmi' as const].some((field) => at.has(field))) return null;
  return isBabyBuddy
    ? 'A column “weight”, “height” or “head_circumference” is missing.'
    : 'A column “Weight (kg)”, “Height (cm)” or “Head circumference (cm)” is missing.';
}

/** Baby Buddy exports BMI without its weight and height. */
export function isBmiAlone({ at }: CsvColumns): boolean {
  return at.has('bmi') && !values.some((field) => at.has(field));
}

function asKnown(head: string): string {
  return head.trim().toLowerCase();
}
