export type StoredFile = { readonly key: string; readonly bytes: number; readonly changedAt: Date };

/** Keys are paths of lower-case words, `profile_pictures/{id}/{name}.webp`. */
export type Storage = {
  /**
   * Atomic; replaces a file of the same key.
   *
   * @throws StorageFailed
   */
  readonly put: (key: string, content: Uint8Array | AsyncIterable<Uint8Array>) => Promise<{ bytes: number }>;
  /**
   * @returns null when there is none
   * @throws StorageFailed
   */
  readonly get: (key: string) => Promise<{ bytes: number; stream: ReadableStream<Uint8Array> } | null>;
  /**
   * A missing file is no error.
   *
   * @throws StorageFailed
   */
  readonly delete: (key: string) => Promise<void>;
  readonly isWritable: () => Promise<boolean>;
  /** All files of a top folder such as `profile_pictures`, in no order. */
  readonly list: (folder: string) => AsyncIterable<StoredFile>;
  /** As `list`, without looking at each file. */
  readonly keys: (folder: string) => AsyncIterable<string>;
};

export class StorageFailed extends Error {
  readonly isFull: boolean;

  constructor(cause: unknown) {
    super('the storage cannot be used', { cause });
    this.isFull = isFullCode(cause);
  }
}

/** @throws StorageFailed */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RangeError) throw error;
    if (error instanceof Error && 'code' in error && 'syscall' in error) throw new StorageFailed(error);
    throw error;
  }
}

/** A stream that is not read to its end holds its file open until then. */
export async function closeUnread(content: AsyncIterable<Uint8Array>): Promise<void> {
  await content[Symbol.asyncIterator]()
    .return?.()
    .catch(() => {});
}

function isFullCode(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && /^(ENOSPC|EDQUOT|EFBIG)$/.test(String(cause.code));
}

const shape = /^[\w-]+(\/[\w-]+)*\/[\w-]+(\.[a-z0-9]+)+$/;

/** @throws RangeError for a key that could escape its folder */
export function requireKey(key: string): void {
  if (!shape.test(key) || key.length > 200) throw new RangeError('not a key of the storage');
}
