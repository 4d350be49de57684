import type { Dice } from '../support/product/dice.ts';

/** What a school's network does to one request, and how that is called in the report. */
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

/** How often each comes, among the requests that something happens to. The lost reply is the worst, and the most frequent. */
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

/** What happens to this request; null: nothing. */
export function drawFault(dice: Dice, { share, isStream }: { share: number; isStream: boolean }): Fault | null {
  if (!dice.happens(share)) return null;
  return isStream ? dice.pick(OF_A_STREAM) : dice.pick(OF_A_CALL);
}
