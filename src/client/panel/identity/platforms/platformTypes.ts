import type { ReplyOf } from '#contract/endpoint.ts';
import type { lti } from '#contract/identity/lti.ts';

/** An activity of a platform that is bound to a class. */
export type Activity = ReplyOf<typeof lti.ltiLinks>['links'][number];
/** A platform as administrators see it. */
export type RegisteredPlatform = ReplyOf<typeof lti.ltiPlatforms>['platforms'][number];
