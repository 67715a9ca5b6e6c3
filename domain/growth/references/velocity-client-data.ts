import file from '#content/growth/who-velocity-2009.json' with { type: 'json' };
import type { VelocityTables } from '../score/velocity.ts';

export const whoVelocity2009: VelocityTables = file.tables;
