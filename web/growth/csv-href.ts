/** Where a child's measurements can be downloaded; written out, so that a list of them loads no schema of files. */
export function csvHref(childId: string): string {
  return `/api/children/${childId}/measurements/csv`;
}
