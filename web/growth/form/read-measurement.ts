import type { MeasuredField, Measurement } from '#contract/growth.ts';
import { MEASURED_FIELDS } from '#domain/growth/limits.ts';
import { FIRST_DAY_OF_HEIGHT } from '#domain/growth/score/length.ts';
import type { Units } from '#domain/growth/units.ts';
import { ageDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { lengthInput, lengthOf, unitsOfText, weightInputs, weightOf, type Quantity } from './quantity.ts';

export type FieldTexts = {
  readonly measuredOn: string;
  readonly weight: string;
  readonly ounces: string;
  readonly height: string;
  readonly head: string;
  readonly position: string;
  readonly place: string;
  readonly note: string;
};

/** Initial content of the form. An untouched field returns exactly this. */
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

/** A new measurement: today and at home; height is measured standing from 24 months. */
export function openedNew(bornOn: Day, today: Day): Opened {
  const position = ageDays(bornOn, today) < FIRST_DAY_OF_HEIGHT ? 'lying' : 'standing';
  return { measuredOn: today, weight: nothing, height: nothing, head: nothing, position, place: 'home', note: '' };
}

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

/** Units in which to open the form: those typed originally, else the account's. */
export function unitsToOpen({ weight, height, head }: Opened, accounts: Units): Units {
  return unitsOfText(weight.text) ?? unitsOfText(height.text) ?? unitsOfText(head.text) ?? accounts;
}

/** @param at what the names of the fields begin with */
export function fieldTexts(fields: FormData, at = ''): FieldTexts {
  const text = (name: string) => typedText(fields, `${at}${name}`);
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

/** The fields before any input. */
export function untouched(opened: Opened, units: Units): FieldTexts {
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

/** The initial quantity where a field is untouched, else what was typed. */
export function quantitiesOf(fields: FieldTexts, opened: Opened, units: Units) {
  const before = untouched(opened, units);
  const isSameWeight = fields.weight === before.weight && fields.ounces === before.ounces;
  return {
    weightKg: isSameWeight ? opened.weight : weightOf(fields, units),
    heightCm: fields.height === before.height ? opened.height : lengthOf(fields.height, units),
    headCm: fields.head === before.head ? opened.head : lengthOf(fields.head, units),
  } satisfies Record<MeasuredField, Quantity>;
}

/** Whether the form differs from its initial content, in any units. */
export function isDirty(
  now: { fields: FieldTexts; quantities: ReturnType<typeof quantitiesOf> },
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

export type Confirmed = Readonly<Partial<Record<MeasuredField, number | null>>>;

export function readMeasurement(fields: FieldTexts, opened: Opened, units: Units, confirmed: Confirmed) {
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
    // A confirmed value that then changed is asked about again.
    keep: MEASURED_FIELDS.filter((field) => field in confirmed && confirmed[field] === quantities[field].value),
  };
}
