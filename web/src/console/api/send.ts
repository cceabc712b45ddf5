import type { Payload, Reply } from '#contract/call';
import type { OpsCallName, OpsRegistry } from '#contract/ops/registry';
import { opsAddressOf } from '#contract/values/ops/addresses';
import { createClient, type NameOf } from '../../api/create-client.ts';
import { operatorSession } from '../session.ts';

export type OpsPayload<N extends OpsCallName> = Payload<OpsRegistry[N]>;
export type OpsReply<N extends OpsCallName> = Reply<OpsRegistry[N]>;
export type OpsReadName = NameOf<OpsRegistry, 'read'>;
export type OpsUploadName = NameOf<OpsRegistry, 'upload'>;
export type OpsWriteName = NameOf<OpsRegistry, 'write'>;

/** Makes the console's calls. */
export const { send, upload, download } = createClient<OpsRegistry>({
  addressOf: opsAddressOf,
  token: () => operatorSession.get()?.token,
});
