/** What to do where a session has ended while something stands in a form. */
export function LogInAgain() {
  return (
    <>
      <a href="/login" target="_blank" rel="noreferrer">
        Log in again
      </a>{' '}
      in a new window, then try again here. What you typed stays.
    </>
  );
}
