import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageAssets, PageHead, PageRequest } from '#contract/pages.ts';
import { afterPaintId } from '#web/site/after-paint.ts';
import { DocumentHead } from './document-head.tsx';
import { themeColors, type Theme } from '#web/ui/theme-colors.ts';

type Props = {
  request: PageRequest;
  head: PageHead;
  listed: boolean;
  children: ReactNode;
};

/** The HTML document: title, description, assets, theme. No inline script or style. */
export function Document({ request, head, listed, children }: Props) {
  const { assets, account, hasIntergrowth, hasPlan } = request;
  const theme = account?.theme ?? 'system';
  return (
    <html
      lang="en"
      dir="ltr"
      data-theme={theme === 'system' ? undefined : theme}
      data-intergrowth={account && hasIntergrowth ? 'on' : undefined}
      data-plan={account && hasPlan ? 'on' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <DocumentHead request={request} head={head} listed={listed} />
        <ThemeColors theme={theme} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <AssetLinks assets={assets} />
      </head>
      <body>{children}</body>
    </html>
  );
}

function ThemeColors({ theme }: { theme: Theme }) {
  return themeColors(theme).map(({ content, media }) => (
    <meta key={content} name="theme-color" media={media} content={content} />
  ));
}

function AssetLinks({ assets }: { assets: PageAssets }) {
  return (
    <>
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {assets.main.length === 0 ? <Loads {...assets} /> : <AfterPaint assets={assets} />}
    </>
  );
}

/** A drawn page can be read without its main scripts, which come after it. As text, since React would move its links. */
function AfterPaint({ assets }: { assets: PageAssets }) {
  const loads = renderToStaticMarkup(
    <>
      <Loads {...assets} />
      {assets.main.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>,
  );
  // Addresses of the build.
  // oxlint-disable-next-line react/no-danger
  return <template id={afterPaintId} dangerouslySetInnerHTML={{ __html: loads }} />;
}

function Loads({ preloads, replies }: Pick<PageAssets, 'preloads' | 'replies'>) {
  return (
    <>
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {replies.map((href) => (
        <link key={href} rel="preload" as="fetch" href={href} crossOrigin="anonymous" />
      ))}
    </>
  );
}
