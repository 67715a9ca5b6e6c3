import file from '#content/growth/who-velocity-2009.json' with { type: 'json' };
import type { VelocityTables } from '../score/velocity.ts';

/** WHO's velocity standards from birth to 24 months; a browser loads them when somebody asks how fast a child grows. */
export const whoVelocity2009: VelocityTables = file.tables;
