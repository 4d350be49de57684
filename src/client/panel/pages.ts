import { partOf } from './late/part.ts';

/** The pages of the panel by their address below /panel (spec, section 2); each is a download of its own. */
export const PANEL_PAGES = {
  manual: partOf(() => import('./marking/manual/Manual.tsx').then((room) => room.Manual)),
  'management/classes': partOf(() => import('./school/classes/Classes.tsx').then((room) => room.Classes)),
  'management/teams': partOf(() => import('./school/teams/Teams.tsx').then((room) => room.Teams)),
  'solar-systems/answers': partOf(() => import('./marking/answers/list/Answers.tsx').then((room) => room.Answers)),
  'solar-systems/proposals': partOf(() => import('./council/proposals/Proposals.tsx').then((room) => room.Proposals)),
  'management/teachers': partOf(() => import('./school/teachers/Teachers.tsx').then((room) => room.Teachers)),
  'management/schools': partOf(() => import('./school/schools/Schools.tsx').then((room) => room.Schools)),
  'management/users': partOf(() => import('./school/users/Users.tsx').then((room) => room.Users)),
  moderation: partOf(() => import('./council/moderation/Moderation.tsx').then((room) => room.Moderation)),
  ranking: partOf(() => import('./council/ranking/Ranking.tsx').then((room) => room.Ranking)),
  bin: partOf(() => import('./records/bin/Bin.tsx').then((room) => room.Bin)),
  history: partOf(() => import('./records/history/History.tsx').then((room) => room.History)),
  imports: partOf(() => import('./school/imports/Imports.tsx').then((room) => room.Imports)),
  report: partOf(() => import('./marking/report/Report.tsx').then((room) => room.Report)),
  cards: partOf(() => import('./identity/cards/Cards.tsx').then((room) => room.Cards)),
};
