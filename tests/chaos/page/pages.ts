/** The pages that simulated devices open. */
export { TeacherPage } from './teacherPage.ts';
export { TeamPage } from './teamPage.ts';
