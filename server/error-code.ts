/** That of a failed call of Node or PostgreSQL, such as 'ENOENT'; '' where there is none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
