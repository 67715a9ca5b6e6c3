/** Reads the token out of the address bar and takes it out there: it is not to stay in the history. */
export function takeToken(): string | null {
  const token = new URLSearchParams(location.search).get('token');
  history.replaceState(history.state, '', location.pathname);
  return token;
}
