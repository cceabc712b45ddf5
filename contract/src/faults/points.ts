import { entry, type FaultEntry } from './entry.ts';

/** Points: spending them, and granting them */
export const pointsFaults = {
  pointsShort: entry(
    -340,
    'goBack',
    '积分不足：需要 {need} 积分，可用 {have} 积分。请减少使用的积分或改用其他方式支付',
    'Not enough points: this takes {need} and you have {have}. Use fewer points or pay another way',
  ),
  pointsGivenBack: entry(
    -341,
    'goBack',
    '这笔订单的积分已退回，请重新下单',
    'The points of this order were given back. Please place a new order',
  ),
  relativePointsHidden: entry(
    -342,
    'callHotline',
    '您的公司未开放家属积分查询，如有疑问请联系客服',
    'Your company does not show relatives’ points. Please call the hotline if you have a question',
  ),
  pointsSheetHeader: entry(
    -343,
    'fixInput',
    '表头缺少：{columns}。请下载模板，按模板的列名填写后重新上传',
    'The header lacks: {columns}. Download the template, use its column names and upload again',
  ),
  pointsSheetRows: entry(
    -344,
    'fixInput',
    '表格需要 1 至 {most} 行可发放的数据，这份有 {rows} 行。请调整后重新上传',
    'A sheet needs 1 to {most} rows that can be granted and this one has {rows}. Please change it and upload again',
  ),
  pointsSheetUnchecked: entry(
    -345,
    'retryLater',
    '这份表格还在试算，请等试算完成后再发放',
    'This sheet is still being checked. Please wait until the check has ended',
  ),
  pointsSheetRepeated: entry(
    -347,
    'goBack',
    '同一份表格已经发放过，不能重复发放。如确需再次发放，请在原因中注明后重新上传',
    'The same sheet was granted before and is not granted twice. If it is meant again, say so in the reason column and upload it anew',
  ),
  grantUsedUp: entry(
    -348,
    'goBack',
    '这笔积分已用完、已过期或已撤回，没有可撤回的积分',
    'This grant is used up, expired or taken back already, so nothing is left to take back',
  ),
  grantDays: entry(-349, 'fixInput', '到期日应在今天至 {last} 之间', 'The last day must be between today and {last}'),
} satisfies Record<string, FaultEntry>;
