import { call } from '#client/api/call.ts';
import { type ClassMap, classMaps } from '#contract/classroom/classMap.ts';
import { type ProjectorState, useProjectorState } from './useProjectorState.ts';

const readMap = (code: string, signal: AbortSignal) => call(classMaps.classMap, { params: { code } }, { signal });

/** Follows the map of the lesson with this code until the lesson is over; keeps the last state while the network is lost. */
export function useClassMap(code: string): ProjectorState<ClassMap> {
  return useProjectorState(code, readMap);
}
