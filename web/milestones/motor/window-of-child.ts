import type { MilestoneAnswer, MotorWindow } from '#contract/milestones.ts';
import type { WindowOf } from '#domain/milestones/motor-windows.ts';

export type WindowOfChild = WindowOf<MotorWindow, MilestoneAnswer>;
