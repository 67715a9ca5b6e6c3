import type * as z from 'zod/mini';

/** Parses the current version that a refusal carries; null when it carries something else. */
export function storedAs<T>(schema: z.ZodMiniType<T>): (current: unknown) => T | null {
  return (current) => {
    const result = schema.safeParse(current);
    return result.success ? result.data : null;
  };
}
