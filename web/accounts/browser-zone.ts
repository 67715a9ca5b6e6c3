/**
 * The time zone of this browser, to be sent with a form.
 *
 * @returns an IANA name, or nothing when the browser does not know or does not tell
 */
export function browserZone(): { timeZone?: string } {
  // Some browsers leave it undefined, others answer 'Etc/Unknown'.
  const { timeZone }: { timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? { timeZone } : {};
}
