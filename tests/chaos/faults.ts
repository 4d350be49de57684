import type { SeededRandom } from '../support/product/seededRandom.ts';

/** The faults of a school's network, and their names in the report. */
export const FAULT_NAMES = {
  dropped: 'pedido cortado antes de chegar ao servidor',
  halfSent: 'pedido cortado a meio do corpo',
  lostReply: 'resposta perdida depois de o servidor a ter dado',
  gatewayTimeout: 'resposta trocada por um 504 do proxy',
  tornReply: 'resposta cortada a meio',
  slow: 'pedido atrasado',
  lateReply: 'resposta atrasada',
  doubled: 'pedido entregue duas vezes ao mesmo tempo',
  stale: 'cópia antiga do pedido entregue mais tarde',
  overtaken: 'pedido retido até outro o ultrapassar',
  badGateway: '502 ou 503 do proxy da escola',
  portal: 'página de entrada do proxy em vez da resposta (200)',
  streamCut: 'canal de novidades cortado',
} as const;

export type Fault = keyof typeof FAULT_NAMES;
export const FAULTS = Object.keys(FAULT_NAMES) as Fault[];

/** Relative frequency of each fault. The lost reply is the hardest to handle, and the most frequent. */
const OF_A_CALL: Record<Exclude<Fault, 'streamCut'>, number> = {
  dropped: 14,
  halfSent: 6,
  lostReply: 20,
  gatewayTimeout: 5,
  tornReply: 7,
  slow: 8,
  lateReply: 6,
  doubled: 9,
  stale: 8,
  overtaken: 7,
  badGateway: 7,
  portal: 3,
};
const OF_A_STREAM = { streamCut: 6, dropped: 2, badGateway: 1, portal: 1 } as const;

/** Draws the fault for a request; null: none. */
export function drawFault(
  random: SeededRandom,
  { share, isStream }: { share: number; isStream: boolean },
): Fault | null {
  if (!random.nextBoolean(share)) return null;
  return isStream ? random.pick(OF_A_STREAM) : random.pick(OF_A_CALL);
}
