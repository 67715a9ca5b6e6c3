import type * as z from 'zod/mini';

/** Parses the current version carried by a refusal; null if it does not match. */
export function storedAs<T>(schema: z.ZodMiniType<T>): (current: unknown) => T | null {
  return (current) => {
    const result = schema.safeParse(current);
    return result.success ? result.data : null;
  };
}
