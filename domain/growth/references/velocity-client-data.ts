import file from '#content/growth/who-velocity-2009.json' with { type: 'json' };
import type { VelocityTables } from '../score/velocity.ts';

/** From birth to 24 months; the browser loads them with the table of increments. */
export const whoVelocity2009: VelocityTables = file.tables;
