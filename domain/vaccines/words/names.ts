import type { GroupName, VaccineNames } from '../editions/names-file.ts';

export function groupName(names: VaccineNames, vaccineGroup: string): GroupName {
  return names.groups[vaccineGroup] ?? { short: vaccineGroup, name: vaccineGroup };
}

/** 'measles, mumps and rubella' */
export function antigenNames(names: VaccineNames, antigens: readonly string[]): string {
  const all = antigens.map((antigen) => names.antigens[antigen] ?? antigen);
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
}
