/** What only staff need of signing in, in one download: accounts of their school and the second step. */
export { SchoolWays } from './SchoolWays.tsx';
export { SecondStep } from './SecondStep.tsx';
