import { dayText, exactly, namedIn, object, recordOf, text, type Check } from './checks.ts';
import type { Cvx, DayText, SupportingData } from '../supporting-data.ts';
import { productCodes } from './products-file.ts';

/** By CDC's names. */
export type VaccineNames = {
  /** By vaccine group. */
  readonly groups: Readonly<Record<string, GroupName>>;
  /** For use within a sentence. */
  readonly antigens: Readonly<Record<string, string>>;
  /** For use within a sentence. */
  readonly products: Readonly<Record<Cvx, string>>;
};

export type GroupName = {
  readonly short: string;
  readonly name: string;
};

type NamesFile = VaccineNames & {
  readonly layout: 'vaccine-names/1';
  readonly asOf: DayText;
  readonly source: string;
  readonly wording: string;
};

export function namesCheck(
  data: Pick<SupportingData, 'vaccineGroups' | 'antigens' | 'cvx' | 'conflicts'>,
): Check<NamesFile> {
  const { vaccineGroups, antigens } = data;
  const nameOf = (known: object, what: string) => namedIn(new Set(Object.keys(known)), what);
  return object<NamesFile>(
    {
      layout: exactly('vaccine-names/1'),
      asOf: dayText,
      source: text,
      wording: text,
      groups: recordOf(nameOf(vaccineGroups, 'vaccine group'), object<GroupName>({ short: text, name: text }, {})),
      antigens: recordOf(nameOf(antigens, 'antigen'), text),
      products: recordOf(namedIn(productCodes(data), 'product'), text),
    },
    {},
  );
}
