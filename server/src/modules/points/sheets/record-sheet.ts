import type { InTx } from '../../../ctx.ts';
import { recordByOperator } from '../../audit/index.ts';
import type { OperatorInCompany } from '../../company/index.ts';

export const recordSheet = (
  ctx: InTx<OperatorInCompany>,
  action: 'points.sheetCheck' | 'points.sheetRun',
  id: string,
  reason: string,
): Promise<void> => recordByOperator(ctx, { action, subject: { kind: 'pointsSheet', id }, reason });
