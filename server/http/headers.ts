// The toast library puts one style element into the page when it loads: first empty, then with its sheet.
const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
].join(' ');

/** What pages may load and do: their own files only, no inline script or style of ours. */
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

const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

/** Headers of every answer of the API. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Headers of every page. */
export const pageHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': contentSecurityPolicy,
  'referrer-policy': 'same-origin',
  'content-type': 'text/html; charset=utf-8',
};

/** Headers of files that carry a hash of their content in their name. */
export const assetHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Tells browsers to come by https only, where the server is reached that way. */
export const strictTransport: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** Headers of the icon, whose name carries no hash. */
export const iconHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'cache-control': 'public, max-age=86400',
};
