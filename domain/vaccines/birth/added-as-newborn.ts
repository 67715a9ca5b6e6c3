import { addDays, type Day } from '#domain/time/day.ts';

/** Days 0, of the birth, to 27. */
const FIRST_DAYS = 28;

type Added = { readonly bornOn: Day; readonly addedOn: Day };

export function isAddedAsNewborn({ bornOn, addedOn }: Added): boolean {
  return isNewborn(bornOn, addedOn);
}

export function isNewborn(bornOn: Day, on: Day): boolean {
  return on < addDays(bornOn, FIRST_DAYS);
}
