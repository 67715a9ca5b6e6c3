import { typedText } from '#web/client/form/typed-text.ts';

/** Without a day or a month a dose is kept and does not count. */
export const withoutDateText =
  "Kept as “Date not recorded”. It does not count, and the plan asks for the dose again. Ask the clinic or your state's immunization registry for an official record.";

/** What a `WhenField` holds, in the shape the contract takes. */
export function typedWhen(fields: FormData, { dayName, monthName }: { dayName: string; monthName: string }) {
  if (fields.has(monthName)) return { givenOn: null, givenIn: typedText(fields, monthName) };
  return { givenOn: fields.has(dayName) ? typedText(fields, dayName) : null };
}
