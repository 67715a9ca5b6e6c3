/** Reads the token from the URL and removes it there, to keep it out of the history. */
export function takeToken(): string | null {
  const token = new URLSearchParams(location.search).get('token');
  history.replaceState(history.state, '', location.pathname);
  return token;
}
