import * as z from 'zod/mini';
import { RELATIONSHIPS, RIGHTS } from '#domain/sharing/tie.ts';

export const Relationship = z.enum(RELATIONSHIPS, { error: 'Please select a relationship' });
export const Right = z.enum(RIGHTS, { error: 'Please select a right' });
