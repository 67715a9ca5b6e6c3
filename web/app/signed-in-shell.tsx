import { CircleAlert } from 'lucide';
import type { PageRequest, ShellData } from '#contract/pages.ts';
import type { SignedInPage } from '#web/client/page/page.ts';
import { Frame } from '#web/site/frame.tsx';
import { scriptLostId, waitingMark } from '#web/site/early-press.ts';
import { shellId } from '#web/client/calls/shell-data.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Spinner } from '#web/ui/state/spinner.tsx';

/** Where the page is put that the server has drawn, its data, and what it lacks without script. */
export const places = {
  lacking: '<noscript>what this page lacks</noscript>',
  page: 'the drawn page',
  data: '{"the data of this page"}',
} as const;

/** A signed-in page, the same for every family with its theme, but for what is put in its places. */
export function SignedInShell() {
  return (
    <>
      <noscript>what this page lacks</noscript>
      <div id="app" {...{ [waitingMark]: '' }}>
        {places.page}
      </div>
      <ScriptLost />
      <script type="application/json" id={shellId}>
        {places.data}
      </script>
    </>
  );
}

/** Hidden until a script could not be loaded. */
function ScriptLost() {
  return (
    <div className="toast-spot" id={scriptLostId} hidden>
      <div className="toast bad" role="alert">
        <Icon of={CircleAlert} />
        <div className="grow">
          <strong>Part of this page could not be loaded</strong>
          <p className="soft">You can read it. To enter something, load it again.</p>
        </div>
        <ButtonLink href="">Load again</ButtonLink>
      </div>
    </div>
  );
}

/** In place of a page that could not be drawn: the browser draws it. */
export function UndrawnPage({ account, path }: Pick<PageRequest, 'account' | 'path'>) {
  return (
    <Frame account={account} path={path}>
      <Page>
        <Spinner>Loading...</Spinner>
      </Page>
    </Frame>
  );
}

/** What a reader without script is told above a page. Nothing on one that lacks nothing. */
export function lackingText(page: Pick<SignedInPage, 'isWholeWithoutScript'> | null, isDrawn: boolean): string {
  if (!isDrawn) return '<noscript>Fernling needs JavaScript for this page.</noscript>';
  if (page?.isWholeWithoutScript) return '';
  return '<noscript>Parts of this page need JavaScript, such as all that you enter or change.</noscript>';
}

/**
 * `ShellData` as JSON that cannot close its script element.
 *
 * @param answers in JSON, by the address of their call
 */
export function shellText(answers: Readonly<Record<string, string>>, data: Omit<ShellData, 'answers'>): string {
  const entries = Object.entries(answers).map(([address, json]) => `${JSON.stringify(address)}:${json}`);
  return `{"answers":{${entries.join(',')}},${JSON.stringify(data).slice(1)}`.replaceAll('<', '\\u003c');
}
