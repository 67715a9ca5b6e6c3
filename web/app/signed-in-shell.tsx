import type { PageRequest, ShellData } from '#contract/pages.ts';
import { Frame } from '#web/site/frame.tsx';
import { shellId } from '#web/client/calls/shell-data.ts';
import { Spinner } from '#web/ui/state/spinner.tsx';

/** Where `shellText` is put into the page. */
export const shellPlace = '{"the data of this page"}';

/** A signed-in page before its script runs, the same for every family with its theme: frame, spinner, place for data. */
export function SignedInShell({ request: { account, path } }: { request: PageRequest }) {
  return (
    <>
      <div id="app">
        <Frame account={account} path={path}>
          <Spinner>Loading...</Spinner>
          <noscript>Fernling needs JavaScript for this page.</noscript>
        </Frame>
      </div>
      <script type="application/json" id={shellId}>
        {shellPlace}
      </script>
    </>
  );
}

/** JSON that cannot close its script element. */
export function shellText({ firstAnswers, flash }: PageRequest): string {
  const shell: ShellData | null = firstAnswers && { answers: firstAnswers, flash };
  return JSON.stringify(shell).replaceAll('<', '\\u003c');
}
