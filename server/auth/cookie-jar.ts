type CookieOptions = { readonly maxAgeS?: number };

/** The cookies that a request brought, and those that its answer sets. */
export type CookieJar = {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string, options?: CookieOptions) => void;
  readonly clear: (name: string) => void;
};
