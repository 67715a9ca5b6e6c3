/** Shown when the session ends while a form has unsaved input. */
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
