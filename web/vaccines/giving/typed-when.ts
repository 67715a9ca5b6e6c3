import { typedText } from '#web/client/form/typed-text.ts';

/** What a `WhenField` holds, in the shape the contract takes. */
export function typedWhen(fields: FormData, { dayName, monthName }: { dayName: string; monthName: string }) {
  if (fields.has(monthName)) return { givenOn: null, givenIn: typedText(fields, monthName) };
  return { givenOn: fields.has(dayName) ? typedText(fields, dayName) : null };
}
