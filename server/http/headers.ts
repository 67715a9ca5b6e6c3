// The toast library adds one style element: first empty, then with its sheet.
const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
].join(' ');

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${toastStyles}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Only what matters for a file that is never a document; a page loads about forty. */
const ofFiles = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const everywhere = {
  ...ofFiles,
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

type Headers = Readonly<Record<string, string>>;

export type HeaderSets = {
  /** The API, and everything that is not a page. */
  readonly api: Headers;
  readonly page: Headers;
  /** Files with a content hash in their name. */
  readonly asset: Headers;
  /** No content hash in its name. */
  readonly icon: Headers;
  /** Pictures that other sites show beside a link to a page; no content hash in their names. */
  readonly share: Headers;
};

const plain: HeaderSets = {
  api: {
    ...everywhere,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  },
  page: {
    ...everywhere,
    'content-security-policy': contentSecurityPolicy,
    'referrer-policy': 'same-origin',
    'content-type': 'text/html; charset=utf-8',
  },
  asset: { ...ofFiles, 'cache-control': 'public, max-age=31536000, immutable' },
  icon: { ...everywhere, 'cache-control': 'public, max-age=86400' },
  share: {
    ...ofFiles,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=86400',
  },
};

// Without `includeSubDomains`: other hosts of the domain may not be ours.
const httpsOnly = { 'strict-transport-security': 'max-age=31536000' };

const secure: HeaderSets = {
  api: { ...plain.api, ...httpsOnly },
  page: { ...plain.page, ...httpsOnly },
  asset: { ...plain.asset, ...httpsOnly },
  icon: { ...plain.icon, ...httpsOnly },
  share: { ...plain.share, ...httpsOnly },
};

export function headersFor({ isSecure }: { readonly isSecure: boolean }): HeaderSets {
  return isSecure ? secure : plain;
}
