import * as z from 'zod/mini';
import { Email } from '#contract/accounts/signing-in.ts';

export const Address = z.object({ email: Email });
