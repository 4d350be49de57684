import type { Work } from '#client/game/flow/view.ts';

export type CouncilView = Extract<Work, { kind: 'council' }>;
