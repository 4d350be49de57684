import { useQueryClient } from '@tanstack/react-query';
import { CallError, errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { forgetToasts, showToast } from '#client/ui/feedback/toasts.ts';
import { type Council, councils } from '#contract/council/session/councils.ts';
import type { CouncilStep } from '#domain/council/session/steering.ts';
import { readCouncil, useShowCouncil } from '../useCouncil.ts';

interface Steer {
  step: CouncilStep;
  /** For 'extend'. */
  minutes?: number;
  /** The last revision that the teacher saw. */
  revision: number;
}

const FAILED = 'Não foi possível mudar o conselho.';
/** One message of a council is shown at a time. */
const KEY = 'council';

export interface SteerCouncil {
  isBusy: boolean;
  steer: (step: CouncilStep, minutes?: number) => void;
  /** Puts a plan on the hall's screen, or none. */
  present: (proposalId: string | null) => void;
  /** Says which plan goes to Earth in a council without a vote, or none. */
  chooseForEarth: (proposalId: string | null) => void;
}

/**
 * Returns what moves a council. A council that moved meanwhile on another screen is read again and the message says so
 * (refusal councilMoved); one in which only a plan has changed is moved all the same.
 */
export function useSteerCouncil(council: Council): SteerCouncil {
  const { _id: councilId, revision } = council;
  const client = useQueryClient();
  const show = useShowCouncil();
  const outcome = {
    onSuccess: (moved: Council) => {
      forgetToasts(KEY);
      show(moved);
      void client.invalidateQueries({ queryKey: ['councils', 'class'] });
    },
    onError: (error: Error) => {
      if (!(error instanceof CallError && error.kind === 'refused')) logError(error, 'council');
      void client.invalidateQueries({ queryKey: ['councils', councilId] });
      showToast('error', errorMessage(error, FAILED), undefined, KEY);
    },
  };
  const params = { councilId };
  const steering = useExclusiveMutation<Council, Steer>({
    mutationFn: async (body) => {
      try {
        return await call(councils.steerCouncil, { params, body });
      } catch (error) {
        if (!(error instanceof CallError && error.code === 'councilMoved')) throw error;
        const now = await readCouncil(client, councilId);
        if (!isSamePlace(council, now)) throw error;
        return call(councils.steerCouncil, { params, body: { ...body, revision: now.revision } });
      }
    },
    ...outcome,
  });
  const presenting = useExclusiveMutation<Council, string | null>({
    mutationFn: (proposalId) => call(councils.presentPlan, { params, body: { proposalId } }),
    ...outcome,
  });
  const choosing = useExclusiveMutation<Council, string | null>({
    mutationFn: (proposalId) => call(councils.chooseForEarth, { params, body: { proposalId } }),
    ...outcome,
  });
  return {
    isBusy: steering.isPending || presenting.isPending || choosing.isPending,
    steer: (step, minutes) => steering.mutate({ step, revision, ...(minutes !== undefined && { minutes }) }),
    present: (proposalId) => presenting.mutate(proposalId),
    chooseForEarth: (proposalId) => choosing.mutate(proposalId),
  };
}

/** Returns whether two readings of a council differ in its plans and its clock only, so that nobody has taken a step. */
function isSamePlace(before: Council, now: Council): boolean {
  const placeOf = ({ state, phase, paused, presenting, resultShown, setup }: Council) =>
    JSON.stringify([state, phase, paused, presenting, resultShown, setup]);
  return placeOf(before) === placeOf(now);
}
