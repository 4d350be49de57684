import type { Council } from '#contract/council/session/councils.ts';
import { rulesFor } from '#domain/council/counting/countRules.ts';
import { COUNCIL_PHASE_MINUTES, COUNCIL_PHASES } from '#domain/council/session/phases.ts';
import type { CouncilSetup } from '#domain/council/session/setup.ts';
import type { CouncilStep } from '#domain/council/session/steering.ts';
import { READINGS_PER_TEAM } from '#domain/limits.ts';
import type { ApiClient } from './ApiClient.ts';

/** A teacher who runs council sessions over HTTP. */
export class CouncilSteering {
  private readonly teacher: ApiClient;
  private readonly classId: string;
  private now: Council | null = null;

  private constructor(teacher: ApiClient, classId: string) {
    this.teacher = teacher;
    this.classId = classId;
  }

  static async ofFirstClass(teacher: ApiClient): Promise<CouncilSteering> {
    const { classes } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
    return new CouncilSteering(teacher, classes[0]?._id ?? '');
  }

  get phase(): Council['phase'] {
    return this.current.phase;
  }

  /** Prepares a session with all plans of the class and all phases. */
  async prepare({ ballot, resultReveal }: Pick<CouncilSetup, 'ballot' | 'resultReveal'>): Promise<void> {
    const { candidates } = await this.teacher.get<{ candidates: { _id: string }[] }>(
      `/classes/${this.classId}/councils`,
    );
    const setup: CouncilSetup = {
      phases: COUNCIL_PHASES.map((phase) => ({ phase, minutes: COUNCIL_PHASE_MINUTES[phase] })),
      ballot,
      rule: rulesFor(ballot, false)[0] as CouncilSetup['rule'],
      readings: READINGS_PER_TEAM,
      resultReveal,
      budget: null,
    };
    this.now = await this.teacher.send<Council>('POST', '/councils', {
      classIds: [this.classId],
      proposalIds: candidates.map(({ _id }) => _id),
      setup,
    });
  }

  async step(step: CouncilStep): Promise<void> {
    const { revision } = await this.read();
    this.now = await this.teacher.send<Council>('PUT', `/councils/${this.current._id}/step`, { step, revision });
  }

  /** Puts the plan of the team with this name on the hall's screen. */
  async present(team: string): Promise<void> {
    const proposalId = this.current.plans.find((plan) => plan.team.name === team)?._id ?? null;
    this.now = await this.teacher.send<Council>('PUT', `/councils/${this.current._id}/presenting`, { proposalId });
  }

  async read(): Promise<Council> {
    this.now = await this.teacher.get<Council>(`/councils/${this.current._id}`);
    return this.now;
  }

  private get current(): Council {
    if (this.now === null) throw new Error('No session has been prepared.');
    return this.now;
  }
}
