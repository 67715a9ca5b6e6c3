import type { Dose } from '#contract/vaccines.ts';
import type { Fact } from '#web/client/form/differences.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { givenText } from '../dose/dose-text.ts';
import { typedWhen } from '../giving/typed-when.ts';
import { siteText } from '../dose/site-text.ts';

/** The fields in the shape the contract takes. */
export function readDose(fields: FormData, before: Dose) {
  const cvx = typedText(fields, 'cvx');
  return {
    ...typedWhen(fields, { dayName: 'givenOn', monthName: 'givenIn' }),
    ...(cvx === '' ? { vaccine: before.vaccines[0] ?? null } : { cvx }),
    lot: typedText(fields, 'lot') || null,
    place: typedText(fields, 'place') || null,
    site: typedText(fields, 'site') || null,
  };
}

export function factsWritten(dose: Dose): Fact[] {
  const { productName, lot, place, site } = dose;
  return [
    { name: 'Date given', text: givenText(dose) ?? 'not recorded' },
    { name: 'Product', text: productName ?? 'not known' },
    { name: 'Lot number', text: lot ?? 'none' },
    { name: 'Place', text: place ?? 'none' },
    { name: 'Where on the body', text: site ? siteText[site] : 'not known' },
  ];
}
