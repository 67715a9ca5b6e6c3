import { config } from 'zod/mini';

// Our CSP forbids eval; zod would probe for it and log a violation.
config({ jitless: true });
