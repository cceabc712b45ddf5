import type { FastifyInstance } from 'fastify';
import type { Reply } from '#contract/call';
import type { opsSetup } from '#contract/ops/setup';
import type { OperatorCtx, Portal } from '../../ctx.ts';
import { collect } from '../../db/seal-chunks.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import { enterCompany } from '../company/index.ts';
import { claimFile, claimedFiles, finishUpload, openClaimedFile, storeUpload } from '../files/index.ts';
import { readDraft, readLive } from './queries.ts';

/** Logos are the platform's: the login page shows them before anybody is known. */
const CLAIM = 'company-logo';
const platform = { companyId: PLATFORM_ID };
const PATH = '/logo/';
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export async function uploadLogo(
  ctx: OperatorCtx,
  file: IncomingFile,
): Promise<Committed<Reply<typeof opsSetup.OpsLogoUpload>>> {
  const inside = { ...ctx, company: platform };
  const owner = { kind: 'operator', id: String(ctx.operator.operatorId) } as const;
  const stored = await storeUpload(inside, owner, file);
  return commitOnce(inside, async (ctx) => {
    await finishUpload(ctx, stored);
    await claimFile(ctx, { fileId: stored.fileId, owner, claimedBy: CLAIM });
    return { address: PATH + stored.fileId };
  });
}

/** Only a picture uploaded as a logo, or the company's present one: no other address is ever shown. */
export async function assertLogo(ctx: OperatorCtx, companyId: number, logo: string): Promise<void> {
  if (logo === '') return;
  const kept = await transact(await enterCompany(ctx, companyId), async (ctx) => [
    (await readLive(ctx)).settings.logo,
    (await readDraft(ctx))?.settings.logo,
  ]);
  if (kept.includes(logo)) return;
  const logos = await transact({ portal: ctx.portal, company: platform }, (ctx) => claimedFiles(ctx, CLAIM));
  // guard: setup: only an uploaded logo is shown
  if (!logo.startsWith(PATH) || !logos.has(logo.slice(PATH.length))) throw new Fault('logoUnknown');
}

/** `GET /logo/<id>`: a picture that never changes at its address, for everybody. */
export function registerLogos(app: FastifyInstance, portal: Portal): void {
  app.get<{ Params: { fileId: string } }>(`${PATH}:fileId`, async (request, reply) => {
    const { fileId } = request.params;
    const file = UUID.test(fileId)
      ? await openClaimedFile({ portal, company: platform }, fileId, CLAIM).catch((error: unknown) => {
          if (error instanceof Fault) return undefined;
          throw error;
        })
      : undefined;
    if (!file) return reply.callNotFound();
    return reply
      .headers({
        'content-type': file.mediaType,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(await collect(file.read()));
  });
}
