import { day } from '#domain/time/day.ts';
import { CURRENT_EDITION, editionOn } from '#domain/vaccines/editions-data.ts';
import { threadMs } from './thread-time.ts';

// Reads, checks and compiles an edition once, as a server does that has run none of it before, and prints the milliseconds.
const startedAt = threadMs();
editionOn(CURRENT_EDITION, day('2026-11-21'));
console.log(threadMs() - startedAt);
