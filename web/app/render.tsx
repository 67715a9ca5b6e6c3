import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type {
  OwnPageRequest,
  PageAssets,
  PageFacts,
  PageFailure,
  PageHead,
  PageRenderer,
  PageRequest,
  RenderedPage,
} from '#contract/pages.ts';
import { IslandMarkup } from '#web/client/page/island.tsx';
import type { Page, SignedInPage, View } from '#web/client/page/page.ts';
import { FlashToast } from '#web/site/flash-toast.tsx';
import { FailedPage } from '#web/site/failed-page.tsx';
import { Frame } from '#web/site/frame.tsx';
import { NotFoundPage } from '#web/site/not-found-page.tsx';
import { Document } from './document.tsx';
import { paramsOf } from '#web/client/page/params-of.ts';
import { pageAt, pages, searchOf, signedInPageAt } from './pages.ts';
import { drawSignedIn } from './draw-signed-in.tsx';
import { readAddress } from './full-address.ts';
import { laterFiles } from './later-files.ts';
import { lackingText, places, shellText, SignedInShell, UndrawnPage } from './signed-in-shell.tsx';

type Named = PageHead & Pick<Page, 'listed'>;

const views = new Map<string, View>();
for (const page of pages) {
  const view = 'load' in page ? await page.load() : await forVisitors(page);
  if (view) views.set(page.path, view);
}

export const renderer: PageRenderer = {
  factsOf,
  listedPaths: pages.filter(({ path, listed }) => listed && !path.includes(':')).map(({ path }) => path),
  render: (request) => {
    if (request.failure) return failed(request, request.failure);
    const found = pageAt(request.path);
    if (!found || (found.needsPlan && !request.hasPlan)) return notFound(request);
    const viewed = views.get(found.path)?.(request);
    if (!viewed) return notFound(request);
    const named = { ...found, ...viewed.head };
    const framed = (
      <Framed request={request} within={viewed.head?.within}>
        {viewed.page}
      </Framed>
    );
    return document(request, named, framed);
  },
  fullAddress: (path, search) => {
    const read = readAddress(path, search);
    return `${read.path}${read.search}`;
  },
  renderOwn: async (request) => {
    const found = pageAt(request.path);
    if (!found) return notFound(request);
    const { status, html } = madeOnce(request, () => document(request, found, <SignedInShell />));
    const { flash, firstAnswers, sharedAnswers, today } = request;
    const page = await drawn(request);
    const data = shellText(firstAnswers, {
      flash,
      later: [...request.assets.later],
      drawn: page.views && { today, views: page.views, shared: Object.keys(sharedAnswers) },
    });
    const lacking = lackingText(signedInPageAt(request.path), page.views !== null);
    const whole = html
      .replace(places.lacking, () => lacking)
      .replace(places.page, () => page.html)
      .replace(places.data, () => data);
    return { status, html: whole, ...('fault' in page && { fault: page.fault }) };
  },
};

/** A page that cannot be drawn here is drawn by the browser, which tells of what is wrong. */
async function drawn(request: OwnPageRequest): Promise<{ html: string; views: string[] | null; fault?: unknown }> {
  if (!request.isDrawn) return { html: renderToStaticMarkup(<UndrawnPage {...request} />), views: null };
  try {
    const { views: names, ...page } = await drawSignedIn(request);
    return { ...page, views: [...names] };
  } catch (fault) {
    return { html: renderToStaticMarkup(<UndrawnPage {...request} />), views: null, fault };
  }
}

/** The shell shows nothing of an account but its theme. */
function madeOnce({ path, account, assets, origin, hasIntergrowth, hasPlan }: PageRequest, make: () => RenderedPage) {
  const ofAssets = made.get(assets) ?? new Map<string, RenderedPage>();
  made.set(assets, ofAssets);
  const key = [pageAt(path)?.path, account?.theme, origin, hasIntergrowth, hasPlan].join(' ');
  const page = ofAssets.get(key) ?? make();
  ofAssets.set(key, page);
  return page;
}

const made = new WeakMap<PageAssets, Map<string, RenderedPage>>();

function factsOf(path: string, search = ''): PageFacts | null {
  const page = pageAt(path);
  if (!page) return null;
  const {
    kind,
    who,
    carriesToken = false,
    listed = false,
    readsQuery = false,
    needsPlan = false,
    module,
    also,
    first = [],
    shared: always = [],
    sharedIn,
    asked: askedIn,
  } = page;
  const modules = [module ?? [], also?.(searchOf(page, path, search)) ?? []].flat();
  const shared = [...always, ...(sharedIn?.(searchOf(page, path, search)) ?? [])];
  const asked = askedIn?.(searchOf(page, path, search)) ?? [];
  const later = kind === 'signed-in' ? laterFiles : [];
  const at = { route: page.path, params: paramsOf(page.path, path, page.takesAny) ?? {} };
  const given = { kind, who, carriesToken, listed, readsQuery, needsPlan, forVisitors: 'forVisitors' in page };
  return { ...at, ...given, modules, later, first, shared, asked };
}

async function forVisitors({ forVisitors: load }: SignedInPage): Promise<View | null> {
  const Shown = await load?.();
  return Shown ? () => ({ page: <Shown /> }) : null;
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

type FramedProps = { request: PageRequest; within?: PageHead['within']; children: ReactNode };

function Framed({ request, within, children }: FramedProps) {
  return (
    <Frame account={request.account} path={`${request.path}${request.search}`} within={within}>
      <IslandMarkup value={renderToString}>{children}</IslandMarkup>
      {request.flash && <FlashToast code={request.flash} />}
    </Frame>
  );
}

function document(request: PageRequest, { listed = false, ...head }: Named, body: ReactNode): RenderedPage {
  const title = head.title.startsWith('Fernling') ? head.title : `${head.title} | Fernling`;
  const html = renderToStaticMarkup(
    <Document request={request} head={{ ...head, title }} listed={listed}>
      {body}
    </Document>,
  );
  return { status: head.status ?? 200, html: `<!doctype html>${html}` };
}
