import * as z from 'zod/mini';

/** A file as the reply of an endpoint. */
export class FileReply {
  readonly content: AsyncIterable<Uint8Array>;
  /** Media type. */
  readonly type: string;
  readonly bytes: number;
  /** The name under which a browser saves it; one without is shown. */
  readonly fileName: string | null;
  /** How long a browser may show it again without asking. */
  readonly maxAgeS: number;

  constructor(file: {
    content: AsyncIterable<Uint8Array>;
    type: string;
    bytes: number;
    fileName?: string;
    maxAgeS?: number;
  }) {
    this.content = file.content;
    this.type = file.type;
    this.bytes = file.bytes;
    this.fileName = file.fileName ?? null;
    this.maxAgeS = file.maxAgeS ?? 0;
  }
}

/**
 * The reply of an endpoint that `serves` a file.
 */
export const ServedFile = z.instanceof(FileReply);
