import { feedPath, type PageHead, type PageRequest } from '#contract/pages.ts';

type Props = {
  request: Pick<PageRequest, 'origin' | 'path'>;
  head: PageHead;
  listed: boolean;
};

/** Shown of pages without a picture of their own. */
const PICTURE = '/share/fernling.png';

const SHARE_SIZE = [
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
] as const;

/** Title, description, the address to list, and what is shown where somebody shares the page. */
export function DocumentHead({ request: { origin, path }, head, listed }: Props) {
  const { title, description, keywords, data = [], status, hasFeed } = head;
  const isListed = listed && status === undefined;
  const address = `${origin}${head.canonical ?? path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {isListed ? (
        <>
          <link rel="canonical" href={address} />
          <Shared origin={origin} address={address} head={head} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {hasFeed && <link rel="alternate" type="application/rss+xml" title="Educational articles" href={feedPath} />}
      {data.map((each) => (
        <LinkedData key={JSON.stringify(each)} of={each} />
      ))}
    </>
  );
}

type SharedProps = { origin: string; address: string; head: PageHead };

function Shared({ origin, address, head: { title, description, picture = PICTURE, type } }: SharedProps) {
  const facts = [
    ['og:site_name', 'Fernling'],
    ['og:type', type ?? 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', `${origin}${picture}`],
    ...(picture.startsWith('/share/') ? SHARE_SIZE : []),
  ] as const;
  return (
    <>
      {facts.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Browsers run no script of this type, so the policy for scripts lets it stand. */
function LinkedData({ of }: { of: object }) {
  const json = JSON.stringify(of).replaceAll('<', '\\u003c');
  // No end tag can stand in it.
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
