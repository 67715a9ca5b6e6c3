import { day } from '#domain/time/day.ts';
import { editionOn } from '#domain/vaccines/editions/editions-data.ts';
import { loopThreadMs } from './fixed-work.ts';
import { threadMs } from './thread-time.ts';

const startedAt = threadMs();
editionOn('cdsi-4.65', day('2026-11-21'));
console.log(JSON.stringify([threadMs() - startedAt, loopThreadMs()]));
