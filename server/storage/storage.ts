/** Something kept, without its content. */
export type Kept = { readonly key: string; readonly bytes: number; readonly changedAt: Date };

/** Where files are kept: pictures, exports. Keys are paths of small words, `profile_pictures/{id}/{name}.webp`. */
export type Storage = {
  /**
   * Keeps a file whole or not at all, in place of one of the same key.
   *
   * @throws StorageFailed
   */
  readonly put: (key: string, content: Uint8Array | AsyncIterable<Uint8Array>) => Promise<{ bytes: number }>;
  /**
   * A file's content; null when there is none.
   *
   * @throws StorageFailed
   */
  readonly get: (key: string) => Promise<{ bytes: number; stream: ReadableStream<Uint8Array> } | null>;
  /**
   * Deletes a file. One that is not there is no fault.
   *
   * @throws StorageFailed
   */
  readonly delete: (key: string) => Promise<void>;
  /** Everything whose key begins with a folder's name, `profile_pictures`, in no order. */
  readonly list: (folder: string) => AsyncIterable<Kept>;
};

/** The place where files are kept cannot be used, or is full. */
export class StorageFailed extends Error {
  readonly isFull: boolean;

  constructor(cause: unknown) {
    super('the storage cannot be used', { cause });
    this.isFull = isFullCode(cause);
  }
}

/**
 * Does something with files.
 *
 * @throws StorageFailed when the system refuses a call
 */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RangeError) throw error;
    if (error instanceof Error && 'code' in error && 'syscall' in error) throw new StorageFailed(error);
    throw error;
  }
}

/** Lets go of content that nobody will read to its end: a stream keeps its file open until then. */
export async function letGo(content: AsyncIterable<Uint8Array>): Promise<void> {
  await content[Symbol.asyncIterator]()
    .return?.()
    .catch(() => {});
}

/** Codes of a system that has no space left. */
function isFullCode(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && /^(ENOSPC|EDQUOT|EFBIG)$/.test(String(cause.code));
}

const shape = /^[\w-]+(\/[\w-]+)*\/[\w-]+(\.[a-z0-9]+)+$/;

/** @throws RangeError for a key that could leave its folder */
export function requireKey(key: string): void {
  if (!shape.test(key) || key.length > 200) throw new RangeError('not a key of the storage');
}
