/**
 * 0 to 23.
 *
 * @param timeZone IANA name
 * @throws RangeError for an unknown time zone or an invalid date
 */
export function hourIn(timeZone: string, instant: Date): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    numberingSystem: 'latn',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  return Number(format.formatToParts(instant).find(({ type }) => type === 'hour')?.value);
}
