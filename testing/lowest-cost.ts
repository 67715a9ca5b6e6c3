import type { PasswordCost } from '#server/auth/password.ts';

/** The lowest that argon2 accepts. */
export const lowestCost: PasswordCost = { memoryKiB: 8, passes: 1 };
