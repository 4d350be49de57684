import { partOf } from './late/part.ts';

/** The pages of the panel by their address below /panel (spec, section 2); each is a download of its own. */
export const PANEL_PAGES = {
  manual: partOf(() => import('./manual/Manual.tsx').then((room) => room.Manual)),
  'management/classes': partOf(() => import('./classes/Classes.tsx').then((room) => room.Classes)),
  'management/teams': partOf(() => import('./teams/Teams.tsx').then((room) => room.Teams)),
  'solar-systems/answers': partOf(() => import('./answers/Answers.tsx').then((room) => room.Answers)),
  'solar-systems/proposals': partOf(() => import('./proposals/Proposals.tsx').then((room) => room.Proposals)),
  'management/teachers': partOf(() => import('./teachers/Teachers.tsx').then((room) => room.Teachers)),
  'management/schools': partOf(() => import('./schools/Schools.tsx').then((room) => room.Schools)),
  'management/users': partOf(() => import('./users/Users.tsx').then((room) => room.Users)),
  moderation: partOf(() => import('./moderation/Moderation.tsx').then((room) => room.Moderation)),
  ranking: partOf(() => import('./ranking/Ranking.tsx').then((room) => room.Ranking)),
  bin: partOf(() => import('./bin/Bin.tsx').then((room) => room.Bin)),
  history: partOf(() => import('./history/History.tsx').then((room) => room.History)),
  imports: partOf(() => import('./imports/Imports.tsx').then((room) => room.Imports)),
  report: partOf(() => import('./report/Report.tsx').then((room) => room.Report)),
  cards: partOf(() => import('./cards/Cards.tsx').then((room) => room.Cards)),
};
