import { libraryOf, ourPublished } from '#server/articles/rules/library.ts';
import { loopThreadMs } from './fixed-work.ts';
import { threadMs } from './thread-time.ts';

// Prints the CPU time of reading the articles for the first time, and of the first fixed loop.
const startedAt = threadMs();
libraryOf(ourPublished());
const ours = threadMs() - startedAt;
console.log(JSON.stringify([ours, loopThreadMs()]));
