import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PageAssets, PageFacts, PageFailure, PageRenderer, PageRequest, RenderedPage } from '#contract/pages.ts';
import { IslandMarkup } from '#web/client/page/island.tsx';
import type { Page, View } from '#web/client/page/page.ts';
import { FlashToast } from '#web/site/flash-toast.tsx';
import { FailedPage } from '#web/site/failed-page.tsx';
import { Frame } from '#web/site/frame.tsx';
import { NotFoundPage } from '#web/site/not-found-page.tsx';
import { Document } from './document.tsx';
import { pageAt, pages } from './pages.ts';
import { shellPlace, shellText, SignedInShell } from './signed-in-shell.tsx';

type Named = Pick<Page, 'title' | 'description' | 'listed'>;

const views = new Map<string, View>();
for (const { path, load } of pages.filter((page) => 'load' in page)) views.set(path, await load());

export const renderer: PageRenderer = {
  factsOf,
  listedPaths: pages.filter(({ listed }) => listed).map(({ path }) => path),
  render: (request) => {
    if (request.failure) return failed(request, request.failure);
    const found = pageAt(request.path);
    if (!found) return notFound(request);
    const view = views.get(found.path);
    if (!view) return shell(request, found);
    const page = view(request);
    return page ? document(request, found, <Framed request={request}>{page}</Framed>) : notFound(request);
  },
};

/** The same for every family, but for its data. */
function shell(request: PageRequest, found: Page): RenderedPage {
  const page = madeOnce(request, () => document(request, found, <SignedInShell request={request} />));
  return { ...page, html: page.html.replace(shellPlace, () => shellText(request)) };
}

/** The shell shows nothing of an account but its theme. */
function madeOnce({ path, account, assets, origin, hasIntergrowth }: PageRequest, make: () => RenderedPage) {
  const ofAssets = made.get(assets) ?? new Map<string, RenderedPage>();
  made.set(assets, ofAssets);
  const key = [path, account?.theme, origin, hasIntergrowth].join(' ');
  const page = ofAssets.get(key) ?? make();
  ofAssets.set(key, page);
  return page;
}

const made = new WeakMap<PageAssets, Map<string, RenderedPage>>();

function factsOf(path: string): PageFacts | null {
  const page = pageAt(path);
  if (!page) return null;
  const { kind, who, carriesToken = false, listed = false, module = null, first = [] } = page;
  return { kind, who, carriesToken, listed, module, first };
}

function notFound(request: PageRequest): RenderedPage {
  const named = { title: 'Page not found', description: 'There is no page at this address.' };
  const body = (
    <Framed request={request}>
      <NotFoundPage />
    </Framed>
  );
  return { ...document(request, named, body), status: 404 };
}

function failed(request: PageRequest, { status, requestId }: PageFailure): RenderedPage {
  const named = { title: 'This page cannot be shown', description: 'The server could not make this page.' };
  return { ...document(request, named, <FailedPage requestId={requestId} />), status };
}

function Framed({ request, children }: { request: PageRequest; children: ReactNode }) {
  return (
    <Frame account={request.account} path={`${request.path}${request.search}`}>
      <IslandMarkup value={renderToString}>{children}</IslandMarkup>
      {request.flash && <FlashToast code={request.flash} />}
    </Frame>
  );
}

function document(request: PageRequest, { title, description, listed = false }: Named, body: ReactNode): RenderedPage {
  const html = renderToStaticMarkup(
    <Document
      request={request}
      title={title.startsWith('Fernling') ? title : `${title} | Fernling`}
      description={description}
      listed={listed}
    >
      {body}
    </Document>,
  );
  return { status: 200, html: `<!doctype html>${html}` };
}
