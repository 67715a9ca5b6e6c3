import type { MeasuredField, Measurement } from '#contract/growth.ts';
import { MEASURED_FIELDS } from '#domain/growth/limits.ts';
import { FIRST_DAY_OF_HEIGHT } from '#domain/growth/score/length.ts';
import type { Units } from '#domain/growth/units.ts';
import { ageDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { typedText } from '#web/client/typed-text.ts';
import { lengthInput, lengthOf, unitsOfText, weightInputs, weightOf, type Quantity } from './quantity.ts';

/** What stands in the fields of the form, as text. */
export type Written = {
  readonly measuredOn: string;
  /** Kilograms, or pounds. */
  readonly weight: string;
  readonly ounces: string;
  readonly height: string;
  readonly head: string;
  readonly position: string;
  readonly place: string;
  readonly note: string;
};

/** What the form was opened with: an untouched field says exactly this again. */
export type Opened = {
  readonly measuredOn: string;
  readonly weight: Quantity;
  readonly height: Quantity;
  readonly head: Quantity;
  readonly position: 'lying' | 'standing' | null;
  readonly place: 'home' | 'doctor' | null;
  readonly note: string;
};

const nothing: Quantity = { value: null, text: null };

/** A new measurement, taken today at home unless somebody says otherwise; from 24 months on children stand. */
export function openedNew(bornOn: Day, today: Day): Opened {
  const position = ageDays(bornOn, today) < FIRST_DAY_OF_HEIGHT ? 'lying' : 'standing';
  return { measuredOn: today, weight: nothing, height: nothing, head: nothing, position, place: 'home', note: '' };
}

/** A measurement to edit, as it is stored. */
export function openedOf(measurement: Measurement): Opened {
  const { measuredOn, weightKg, weightText, heightCm, heightText, headCm, headText, position, place, note } =
    measurement;
  return {
    measuredOn,
    weight: { value: weightKg, text: weightText },
    height: { value: heightCm, text: heightText },
    head: { value: headCm, text: headText },
    position,
    place,
    note: note ?? '',
  };
}

/** The units in which to open a measurement: those it was typed in, or else the account's. */
export function unitsToOpen({ weight, height, head }: Opened, accounts: Units): Units {
  return unitsOfText(weight.text) ?? unitsOfText(height.text) ?? unitsOfText(head.text) ?? accounts;
}

/** The fields as they stand in the page. */
export function written(fields: FormData): Written {
  const text = (name: string) => typedText(fields, name);
  return {
    measuredOn: text('measuredOn'),
    weight: text('weightKg'),
    ounces: text('ounces'),
    height: text('heightCm'),
    head: text('headCm'),
    position: text('position'),
    place: text('place'),
    note: text('note'),
  };
}

/** What the fields hold when nobody has touched them. */
export function untouched(opened: Opened, units: Units): Written {
  return {
    measuredOn: opened.measuredOn,
    ...weightInputs(opened.weight, units),
    height: lengthInput(opened.height, units),
    head: lengthInput(opened.head, units),
    position: opened.position ?? '',
    place: opened.place ?? '',
    note: opened.note,
  };
}

/** The three quantities of the form: those it was opened with where the field is untouched, else what was typed. */
export function quantitiesOf(fields: Written, opened: Opened, units: Units) {
  const before = untouched(opened, units);
  const isSameWeight = fields.weight === before.weight && fields.ounces === before.ounces;
  return {
    weightKg: isSameWeight ? opened.weight : weightOf(fields, units),
    heightCm: fields.height === before.height ? opened.height : lengthOf(fields.height, units),
    headCm: fields.head === before.head ? opened.head : lengthOf(fields.head, units),
  } satisfies Record<MeasuredField, Quantity>;
}

/** Whether the fields say anything but what the form began with, in whatever units. */
export function isWritten(
  now: { fields: Written; quantities: ReturnType<typeof quantitiesOf> },
  start: Opened,
): boolean {
  const { fields, quantities } = now;
  const isOther = (quantity: Quantity, before: Quantity) => quantity.text !== before.text;
  return (
    isOther(quantities.weightKg, start.weight) ||
    isOther(quantities.heightCm, start.height) ||
    isOther(quantities.headCm, start.head) ||
    fields.measuredOn !== start.measuredOn ||
    fields.position !== (start.position ?? '') ||
    fields.place !== (start.place ?? '') ||
    fields.note !== start.note
  );
}

/** Unlikely values that a parent has said are right, by field. */
export type Kept = Readonly<Partial<Record<MeasuredField, number | null>>>;

/** What the form says, in the shape the contract asks for; the contract judges it. */
export function readMeasurement(fields: Written, opened: Opened, units: Units, kept: Kept) {
  const quantities = quantitiesOf(fields, opened, units);
  const { weightKg: weight, heightCm: height, headCm: head } = quantities;
  return {
    measuredOn: fields.measuredOn,
    weightKg: weight.value,
    weightText: weight.text,
    heightCm: height.value,
    heightText: height.text,
    position: height.value === null ? null : fields.position || null,
    headCm: head.value,
    headText: head.text,
    place: fields.place || null,
    note: fields.note || null,
    // What was kept and then changed is asked about again.
    keep: MEASURED_FIELDS.filter((field) => field in kept && kept[field] === quantities[field].value),
  };
}
