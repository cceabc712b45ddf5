import type { Reply } from '#contract/call';
import { MOST_SHEET_CHARACTERS, type opsCards } from '#contract/ops/cards';
import type { OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { PLATFORM_ID } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import { readUpload } from '../files/index.ts';

/** Nothing of it is stored: an operator may try more of them than of files that stay. */
const MOST_A_DAY = 200;

/** The lines of a workbook or a CSV file, for the operator to look at and to hand in: one way to read them for both. */
export async function sheetText(
  ctx: OperatorCtx,
  _asked: object,
  sent: IncomingFile,
): Promise<Committed<Reply<typeof opsCards.OpsCardSheetText>>> {
  const owner = { kind: 'operator', id: String(ctx.operator.operatorId) } as const;
  const { bytes } = await readUpload({ ...ctx, company: { companyId: PLATFORM_ID } }, owner, sent, {
    mostPerDay: MOST_A_DAY,
  });
  const sheet = bytes.toString().trimEnd();
  if (sheet === '') throw new Fault('cardRowsBad');
  if (sheet.length > MOST_SHEET_CHARACTERS) throw new Fault('sheetLong', { most: MOST_SHEET_CHARACTERS });
  return commitOnce({ ...ctx, company: { companyId: PLATFORM_ID } }, async () => ({ sheet }));
}
