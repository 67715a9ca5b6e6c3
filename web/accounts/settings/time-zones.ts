export type TimeZoneOption = { readonly value: string; readonly label: string };

/** Old names under which browsers still list a zone. Source: file 'backward' of the IANA time zone database. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
]);

/** Zones whose last part is unclear or written for machines. */
const labels: ReadonlyMap<string, string> = new Map([
  ['America/St_Johns', "St. John's, Newfoundland"],
  ['Antarctica/DumontDUrville', "Dumont d'Urville, Antarctica"],
  ['Antarctica/Macquarie', 'Macquarie Island'],
  ['Atlantic/Stanley', 'Stanley, Falkland Islands'],
  ['Indian/Christmas', 'Christmas Island'],
  ['Indian/Cocos', 'Cocos Islands'],
  ['Pacific/Easter', 'Easter Island'],
]);

/** 'New York' from 'America/New_York', so that typing finds it; 'Knox, Indiana' if ambiguous. */
export function cityOf(timeZone: string): string {
  const current = currentOf(timeZone);
  const parts = current.replaceAll('_', ' ').split('/');
  const region = parts.length > 2 || parts[0] === 'Antarctica' ? parts.at(-2) : undefined;
  return labels.get(current) ?? [parts.at(-1), ...(region === undefined ? [] : [region])].join(', ');
}

/** @param chosen included even if this browser lists it under another name */
export function timeZoneOptions(
  chosen: string,
  known: readonly string[] = Intl.supportedValuesOf('timeZone'),
): TimeZoneOption[] {
  const others = known.filter((value) => currentOf(value) !== currentOf(chosen));
  return [chosen, ...others]
    .map((value) => ({ value, label: cityOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}

function currentOf(timeZone: string): string {
  return renamed.get(timeZone) ?? timeZone;
}
