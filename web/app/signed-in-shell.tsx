import type { PageRequest } from '#contract/pages.ts';
import { Frame } from '#web/site/frame.tsx';
import { shellId } from '#web/client/calls/shell-data.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { Spinner } from '#web/ui/state/spinner.tsx';

/** Where `shellText` is put into the page. */
export const shellPlace = '{"the data of this page"}';

/** A signed-in page before its script runs, the same for every family with its theme: frame, spinner, place for data. */
export function SignedInShell({ request: { account, path } }: { request: PageRequest }) {
  return (
    <>
      <div id="app">
        <Frame account={account} path={path}>
          <Page>
            <Spinner>Loading...</Spinner>
          </Page>
          <noscript>Fernling needs JavaScript for this page.</noscript>
        </Frame>
      </div>
      <script type="application/json" id={shellId}>
        {shellPlace}
      </script>
    </>
  );
}

/** `ShellData` as JSON that cannot close its script element. */
export function shellText({ firstAnswers, flash }: PageRequest): string {
  if (!firstAnswers) return 'null';
  const answers = Object.entries(firstAnswers).map(([address, json]) => `${JSON.stringify(address)}:${json}`);
  return `{"answers":{${answers.join(',')}},"flash":${JSON.stringify(flash)}}`.replaceAll('<', '\\u003c');
}
