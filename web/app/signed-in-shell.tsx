import type { PageRequest, ShellData } from '#contract/pages.ts';
import { Frame } from '#web/site/frame.tsx';
import { shellId } from '#web/client/calls/shell-data.ts';
import { Spinner } from '#web/ui/state/spinner.tsx';

/** A signed-in page before its script runs: frame, spinner, embedded data. */
export function SignedInShell({ request }: { request: PageRequest }) {
  const { account, path, search, firstAnswers, flash } = request;
  const shell: ShellData | null = firstAnswers && { answers: firstAnswers, flash };
  return (
    <>
      <div id="app">
        <Frame account={account} path={`${path}${search}`}>
          <Spinner>Loading...</Spinner>
          <noscript>Fernling needs JavaScript for this page.</noscript>
        </Frame>
      </div>
      <script type="application/json" id={shellId}>
        {safeJson(shell)}
      </script>
    </>
  );
}

/** JSON that cannot close its script element. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
