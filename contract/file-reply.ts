import * as z from 'zod/mini';

export class FileReply {
  readonly content: AsyncIterable<Uint8Array>;
  /** Media type. */
  readonly type: string;
  readonly bytes: number;
  /** Name to save it under; without one, a browser shows the file. */
  readonly fileName: string | null;
  /** How long a browser may cache it. */
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
