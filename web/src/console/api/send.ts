import { calls } from 'virtual:ops-calls';
import type { Payload, Reply } from '#contract/call';
import type { OpsCallName, OpsRegistry } from '#contract/ops/registry';
import { exchange, type SendOptions } from '../../api/exchange.ts';
import { operatorSession } from '../session.ts';

export type OpsPayload<N extends OpsCallName> = Payload<OpsRegistry[N]>;
export type OpsReply<N extends OpsCallName> = Reply<OpsRegistry[N]>;
export type OpsReadName = { [N in OpsCallName]: OpsRegistry[N]['kind'] extends 'read' ? N : never }[OpsCallName];
export type OpsWriteName = { [N in OpsCallName]: OpsRegistry[N]['kind'] extends 'write' ? N : never }[OpsCallName];

/** Makes one call of the console. Rejects with a Failure, or with AbortError when `signal` ended it. */
export async function send<N extends OpsCallName>(
  name: N,
  payload: OpsPayload<N>,
  options: SendOptions = {},
): Promise<OpsReply<N>> {
  const address = calls[name];
  const token = address.kind === 'enter' ? '' : (operatorSession.get()?.token ?? '');
  const answer = await exchange({ name, address, payload, token, ...options });
  if (answer.notModified) throw new Error(`${name} was answered as if it had been kept`);
  return answer.data as OpsReply<N>;
}
