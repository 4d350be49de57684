import { lazyComponent } from './lazy/lazyComponent.ts';

/** The pages of the panel by their address below /panel (spec, section 2); each is a separate bundle. */
export const PANEL_PAGES = {
  manual: lazyComponent(() => import('./marking/manual/Manual.tsx').then((module) => module.Manual)),
  'management/classes': lazyComponent(() => import('./school/classes/Classes.tsx').then((module) => module.Classes)),
  'management/classes/:classId': lazyComponent(() =>
    import('./classroom/overview/ClassPage.tsx').then((module) => module.ClassPage),
  ),
  'management/classes/:classId/curriculum': lazyComponent(() =>
    import('./classroom/curriculum/CurriculumPage.tsx').then((module) => module.CurriculumPage),
  ),
  'management/classes/:classId/survey': lazyComponent(() =>
    import('./classroom/survey/ClassSurvey.tsx').then((module) => module.ClassSurvey),
  ),
  'management/teams': lazyComponent(() => import('./school/teams/Teams.tsx').then((module) => module.Teams)),
  'solar-systems/answers': lazyComponent(() =>
    import('./marking/answers/list/Answers.tsx').then((module) => module.Answers),
  ),
  'solar-systems/answers/desk': lazyComponent(() =>
    import('./marking/desk/MarkingDesk.tsx').then((module) => module.MarkingDesk),
  ),
  'solar-systems/answers/phrases': lazyComponent(() =>
    import('./marking/phrases/Phrases.tsx').then((module) => module.Phrases),
  ),
  'solar-systems/answers/items': lazyComponent(() =>
    import('./marking/items/Items.tsx').then((module) => module.Items),
  ),
  'solar-systems/proposals': lazyComponent(() =>
    import('./council/proposals/Proposals.tsx').then((module) => module.Proposals),
  ),
  'council/new': lazyComponent(() =>
    import('./council/session/prepare/PrepareCouncil.tsx').then((module) => module.PrepareCouncil),
  ),
  'council/:councilId': lazyComponent(() =>
    import('./council/session/run/CouncilPage.tsx').then((module) => module.CouncilPage),
  ),
  'council/:councilId/change': lazyComponent(() =>
    import('./council/session/prepare/ChangeCouncil.tsx').then((module) => module.ChangeCouncil),
  ),
  'council/:councilId/certificates': lazyComponent(() =>
    import('./council/session/certificates/Certificates.tsx').then((module) => module.Certificates),
  ),
  'management/teachers': lazyComponent(() =>
    import('./school/teachers/Teachers.tsx').then((module) => module.Teachers),
  ),
  'management/schools': lazyComponent(() => import('./school/schools/Schools.tsx').then((module) => module.Schools)),
  'management/users': lazyComponent(() => import('./school/users/Users.tsx').then((module) => module.Users)),
  'sign-in': lazyComponent(() => import('./identity/signIn/SignInPage.tsx').then((module) => module.SignInPage)),
  platforms: lazyComponent(() =>
    import('./identity/platforms/PlatformsPage.tsx').then((module) => module.PlatformsPage),
  ),
  aula: lazyComponent(() => import('./classroom/live/LiveLesson.tsx').then((module) => module.LiveLesson)),
  moderation: lazyComponent(() => import('./council/moderation/Moderation.tsx').then((module) => module.Moderation)),
  ranking: lazyComponent(() => import('./council/ranking/Ranking.tsx').then((module) => module.Ranking)),
  selection: lazyComponent(() => import('./council/selection/Selection.tsx').then((module) => module.Selection)),
  'selection/readings': lazyComponent(() =>
    import('./council/selection/readings/Readings.tsx').then((module) => module.Readings),
  ),
  bin: lazyComponent(() => import('./records/bin/Bin.tsx').then((module) => module.Bin)),
  history: lazyComponent(() => import('./records/history/History.tsx').then((module) => module.History)),
  backups: lazyComponent(() => import('./records/backups/Backups.tsx').then((module) => module.Backups)),
  imports: lazyComponent(() => import('./school/imports/Imports.tsx').then((module) => module.Imports)),
  report: lazyComponent(() => import('./marking/report/Report.tsx').then((module) => module.Report)),
  cards: lazyComponent(() => import('./identity/cards/Cards.tsx').then((module) => module.Cards)),
};
