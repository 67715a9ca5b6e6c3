/**
 * The browser's time zone, to send with a form.
 *
 * @returns an IANA name, or nothing if the browser does not reveal it
 */
export function browserZone(): { timeZone?: string } {
  // Some browsers return undefined, others 'Etc/Unknown'.
  const { timeZone }: { timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? { timeZone } : {};
}
