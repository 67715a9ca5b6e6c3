/**
 * The time of a clock, as settings, outbox and bars all write it: '7:12 a.m.', which no line breaks apart.
 *
 * @param timeZone IANA name; left out it is that of this machine
 */
export function clockText(at: Date, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const text = new Intl.DateTimeFormat('en-US', { ...zone, hour: 'numeric', minute: '2-digit' }).format(at);
  return text.replace(/\s*AM$/, '\u00a0a.m.').replace(/\s*PM$/, '\u00a0p.m.');
}
