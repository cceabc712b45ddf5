import type { Portal } from '../../ctx.ts';
import { makeNext } from '../../db/key-generations.ts';
import { FRESH_MS } from '../../db/keyring.ts';
import { transact } from '../../db/transact.ts';
import { resealFiles } from '../files/index.ts';
import { startTask } from '../tasks/index.ts';
import { BY_COMMAND, recordRotation } from './record.ts';
import { resealRows } from './reseal-task.ts';

/** Every node has read the new key by then, however its reading and this command fall together. */
const LEAD_MS = 2 * FRESH_MS + 1_000;

/** A new key for rows written from a few seconds on; tasks seal the older ones anew. Answers with the key's number. */
export const rotateCompanyKey = (portal: Portal, companyId: number, leadMs = LEAD_MS): Promise<number> =>
  transact({ portal, company: { companyId } }, async (ctx) => {
    const keyNo = await makeNext(ctx, portal.keyring.masters, leadMs);
    // nodes that read the keys just before go on with the old one for a moment
    const dueAt = new Date(portal.clock().getTime() + leadMs + FRESH_MS);
    const task = { input: { keyNo }, createdBy: BY_COMMAND, dueAt };
    await startTask(ctx, resealRows, {
      ...task,
      title: { zh: '用新密钥重新加密数据', en: 'Seal data by the new key' },
    });
    await startTask(ctx, resealFiles, {
      ...task,
      title: { zh: '用新密钥重新加密文件', en: 'Seal files by the new key' },
    });
    await recordRotation(ctx, 'key.rotate', String(keyNo));
    return keyNo;
  });
