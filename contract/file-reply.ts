import * as z from 'zod/mini';

export class FileReply {
  readonly content: AsyncIterable<Uint8Array>;
  readonly type: string;
  readonly bytes: number;
  /** Null shows the file in the browser instead of saving it. */
  readonly fileName: string | null;
  /** How long a browser may cache it. */
  readonly maxAgeS: number;
  /** Whether everybody may read it, so that what lies between may keep it, too. */
  readonly isPublic: boolean;

  constructor(file: {
    content: AsyncIterable<Uint8Array>;
    type: string;
    bytes: number;
    fileName?: string;
    maxAgeS?: number;
    isPublic?: boolean;
  }) {
    this.content = file.content;
    this.type = file.type;
    this.bytes = file.bytes;
    this.fileName = file.fileName ?? null;
    this.maxAgeS = file.maxAgeS ?? 0;
    this.isPublic = file.isPublic ?? false;
  }
}

export const ServedFile = z.instanceof(FileReply);
