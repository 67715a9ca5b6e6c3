export type TimeZoneOption = { readonly value: string; readonly label: string };

/** 'New York' of 'America/New_York', so that typing its first letters finds it. */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/**
 * The time zones to choose from, by city.
 *
 * @param chosen the account's zone, offered even where this browser lists it under another name
 */
export function timeZoneOptions(
  chosen: string,
  known: readonly string[] = Intl.supportedValuesOf('timeZone'),
): TimeZoneOption[] {
  return [...new Set([chosen, ...known])]
    .map((value) => ({ value, label: cityOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}
