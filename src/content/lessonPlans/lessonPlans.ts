import type { PlanLength } from '#domain/classroom/lessonPlans.ts';
import { eightSessions } from './eightSessions.ts';
import { fourSessions } from './fourSessions.ts';
import type { LessonPlan } from './LessonPlan.ts';
import { sixSessions } from './sixSessions.ts';

/** The lesson plans of the manual's chapter 4, by their number of sessions. */
export const LESSON_PLANS: Record<PlanLength, LessonPlan> = { 4: fourSessions, 6: sixSessions, 8: eightSessions };
