import type { Input } from '#contract/call';
import type { opsMallStock, OpsStockRow } from '#contract/ops/mall-stock';
import { dayInShanghai } from '#contract/rules/day';
import type { OperatorCtx } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import type { Download } from '../../../http/handlers.ts';
import { sheetDownload } from '../../../sheet/file.ts';
import { allCompanies, namesOf } from '../../company/index.ts';
import { stockRows } from './stock-list.ts';

const HEADS = {
  zh: ['企业', '商品编号', '商品', '现有库存', '提醒线', '在售', '库存偏低'],
  en: ['Company', 'Product number', 'Product', 'On hand', 'Notice at', 'On sale', 'Low'],
};
const SAID = {
  zh: { yes: '是', no: '否', notCounted: '不计库存' },
  en: { yes: 'yes', no: 'no', notCounted: 'not counted' },
};

/** Stock as a table for a spreadsheet; what would be taken for a formula is text. */
export async function stockFile(
  { portal, now }: OperatorCtx,
  { columns, format, low, ...which }: Input<typeof opsMallStock.OpsStockFile>,
): Promise<Download> {
  const nameOf = namesOf(await allCompanies(portal));
  const rows = await asConsole(portal.database, (db) => stockRows(db, { ...which, low: low === 'true' }, nameOf));
  const { yes, no, notCounted } = SAID[columns];
  const line = ({ company, productId, name, onHand, lowAt, isSold, isLow }: OpsStockRow) => [
    ...[company.name[columns], productId, name[columns], onHand ?? notCounted, lowAt],
    ...[isSold ? yes : no, isLow ? yes : no],
  ];
  return sheetDownload({
    ...{ name: `${columns === 'zh' ? '库存' : 'stock'}-${dayInShanghai(now())}`, format },
    rows: [HEADS[columns], ...rows.map(line)],
  });
}
