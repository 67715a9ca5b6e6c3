import { config } from 'zod/mini';

// Our pages forbid code made at run time; zod would try, and the browser would complain.
config({ jitless: true });
