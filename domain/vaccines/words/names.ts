import type { Cvx } from '../supporting-data.ts';

/** By CDC's names. */
export type VaccineNames = {
  /** By vaccine group. */
  readonly groups: Readonly<Record<string, GroupName>>;
  /** For use within a sentence. */
  readonly antigens: Readonly<Record<string, string>>;
  /** For use within a sentence; without products of other countries and times. */
  readonly products: Readonly<Record<Cvx, string>>;
};

export type GroupName = {
  readonly short: string;
  readonly name: string;
};

export function groupName(names: VaccineNames, vaccineGroup: string): GroupName {
  return names.groups[vaccineGroup] ?? { short: vaccineGroup, name: vaccineGroup };
}

/** 'measles, mumps and rubella' */
export function antigenNames(names: VaccineNames, antigens: readonly string[]): string {
  const all = antigens.map((antigen) => names.antigens[antigen] ?? antigen);
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
}
