import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PageFailure, PageRenderer, PageRequest, RenderedPage } from '#contract/pages.ts';
import { AccountClosedPage } from '#web/accounts/deletion/account-closed-page.tsx';
import { ConfirmPage } from '#web/accounts/sign-in/confirm-page.tsx';
import { ForgotPasswordPage } from '#web/accounts/sign-in/forgot-password-page.tsx';
import { LoginPage } from '#web/accounts/sign-in/login-page.tsx';
import { ResetPasswordPage } from '#web/accounts/sign-in/reset-password-page.tsx';
import { SignupPage } from '#web/accounts/sign-in/signup-page.tsx';
import { SignupSuccessPage } from '#web/accounts/sign-in/signup-success-page.tsx';
import { StopRemindersPage } from '#web/checkups/reminders/stop-reminders-page.tsx';
import { IslandMarkup } from '#web/client/island.tsx';
import { InvitationPage } from '#web/sharing/invitation-page.tsx';
import { FlashToast } from '#web/site/flash-toast.tsx';
import { FailedPage } from '#web/site/failed-page.tsx';
import { Frame } from '#web/site/frame.tsx';
import { LandingPage } from '#web/site/landing-page.tsx';
import { NotFoundPage } from '#web/site/not-found-page.tsx';
import { OutboxPage } from '#web/site/outbox-page.tsx';
import { PrivacyPage } from '#web/site/privacy-page.tsx';
import { TermsPage } from '#web/site/terms-page.tsx';
import { Document } from './document.tsx';
import { factsOf, routeOf, routes, type PagePath, type Route } from './routes.ts';
import { SignedInShell } from './signed-in-shell.tsx';

type Page = ComponentType<{ request: PageRequest }>;

const pageAt: ReadonlyMap<string, Page> = new Map<PagePath, Page>([
  ['/', LandingPage],
  ['/terms', TermsPage],
  ['/privacy', PrivacyPage],
  ['/login', LoginPage],
  ['/signup', SignupPage],
  ['/signup-success', SignupSuccessPage],
  ['/confirm-email', ConfirmPage],
  ['/account-closed', AccountClosedPage],
  ['/invitation', InvitationPage],
  ['/forgot-password', ForgotPasswordPage],
  ['/reset-password', ResetPasswordPage],
  ['/reminders-off', StopRemindersPage],
  ['/outbox', OutboxPage],
]);

/** Renders every page the server sends: public pages and forms as a whole, signed-in pages as a shell with their first data. */
export const renderer: PageRenderer = {
  factsOf,
  listedPaths: routes.filter((route: Route) => route.listed).map(({ path }) => path),
  render: (request) => {
    if (request.failure) return failed(request, request.failure);
    const route = routeOf(request.path);
    if (!route || (route.path === '/outbox' && !request.outbox)) return notFound(request);
    if (route.kind === 'signed-in') return page(request, route, <SignedInShell request={request} />);
    const Page = pageAt.get(route.path);
    return Page ? page(request, route, <Framed request={request} page={Page} />) : notFound(request);
  },
};

function notFound(request: PageRequest): RenderedPage {
  const route: Route = {
    path: request.path,
    kind: 'public',
    who: 'anyone',
    title: 'Page not found',
    description: 'There is no page at this address.',
  };
  return { ...page(request, route, <Framed request={request} page={NotFoundPage} />), status: 404 };
}

function failed(request: PageRequest, { status, requestId }: PageFailure): RenderedPage {
  const route: Route = {
    path: request.path,
    kind: 'public',
    who: 'anyone',
    title: 'This page cannot be shown',
    description: 'The server could not make this page.',
  };
  return { ...page(request, route, <FailedPage requestId={requestId} />), status };
}

function Framed({ request, page: Page }: { request: PageRequest; page: Page }) {
  return (
    <Frame account={request.account} path={`${request.path}${request.search}`}>
      <IslandMarkup value={renderToString}>
        <Page request={request} />
      </IslandMarkup>
      {request.flash && <FlashToast code={request.flash} />}
    </Frame>
  );
}

function page(request: PageRequest, { title, description, listed = false }: Route, body: ReactNode): RenderedPage {
  const document = (
    <Document
      request={request}
      title={title.startsWith('Fernling') ? title : `${title} | Fernling`}
      description={description}
      listed={listed}
    >
      {body}
    </Document>
  );
  return { status: 200, html: `<!doctype html>${renderToStaticMarkup(document)}` };
}
