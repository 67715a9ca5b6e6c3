// Both packages come without types.
declare module '@adobe/structured-data-validator' {
  /** What a page says of itself, in each of the ways to write it down. */
  export type Extracted = { readonly jsonld: object };

  export default class Validator {
    /** Errors and warnings. */
    validate(extracted: Extracted): Promise<readonly { readonly issueMessage: string }[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  import type { Extracted } from '@adobe/structured-data-validator';

  export default class WebAutoExtractor {
    parse(html: string): Extracted;
  }
}
