/**
 * '7:12 a.m.', with non-breaking spaces.
 *
 * @param timeZone IANA name; defaults to this machine's
 */
export function clockText(at: Date, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const text = new Intl.DateTimeFormat('en-US', { ...zone, hour: 'numeric', minute: '2-digit' }).format(at);
  return text.replace(/\s*AM$/, '\u00a0a.m.').replace(/\s*PM$/, '\u00a0p.m.');
}
