import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { Nothing } from '#contract/fields.ts';
import { GivenPassword } from './signing-in.ts';

export const PasswordProof = z.strictObject({ password: GivenPassword });

export const provePassword = endpoint({
  method: 'POST',
  path: '/api/password-proof',
  who: 'signed in',
  summary: 'Gives the password again, so that for 15 minutes this session may do what asks for it.',
  body: PasswordProof,
  reply: Nothing,
});
