import { listText } from '#domain/text/list-text.ts';
import type { GroupName, VaccineNames } from '../editions/names-file.ts';

export function groupName(names: VaccineNames, vaccineGroup: string): GroupName {
  return names.groups[vaccineGroup] ?? { short: vaccineGroup, name: vaccineGroup };
}

/** 'measles, mumps and rubella' */
export function antigenNames(names: VaccineNames, antigens: readonly string[]): string {
  return listText(antigens.map((antigen) => names.antigens[antigen] ?? antigen));
}
