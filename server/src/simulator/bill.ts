import { createHash } from 'node:crypto';
import { fenToYuan } from '../ports/pay/money.ts';
import { shanghaiDay, wallTime } from '../ports/pay/moment.ts';
import type { SimState } from './state.ts';
import type { SimRefund, SimTrade } from './world.ts';

const HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,' +
  '应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,' +
  '费率,订单金额,申请退款金额,费率备注';
const TOTALS_HEAD = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

interface Row {
  trade: SimTrade;
  refund?: SimRefund;
  fen: number;
  at: string;
}

/** WeChat's trade bill of a day: amounts in yuan, every cell behind a back-quote. Undefined: nothing moved. */
export function tradeBill(sim: SimState, day: string): string | undefined {
  const rows = withDiscrepancies(sim, rowsOf(sim, day));
  if (rows.length === 0) return undefined;
  const sum = (some: Row[]) => fenToYuan(some.reduce((total, { fen }) => total + fen, 0));
  const [paid, refunded] = [sum(rows.filter(({ refund }) => !refund)), sum(rows.filter(({ refund }) => refund))];
  const totals = line([String(rows.length), paid, refunded, '0.00', '0.00000', paid, refunded]);
  return `\uFEFF${[HEAD, ...rows.map((row) => rowLine(sim, row)), TOTALS_HEAD, totals].join('\r\n')}\r\n`;
}

export const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

const line = (cells: string[]): string => cells.map((cell) => `\`${cell}`).join(',');

function rowsOf({ world }: SimState, day: string): Row[] {
  const isOn = (at: string | undefined): at is string => at !== undefined && shanghaiDay(new Date(at)) === day;
  const ours = [...world.trades.values()].filter(({ provider }) => provider === 'wechat');
  const paid = ours.flatMap((trade) => (isOn(trade.paidAt) ? [{ trade, fen: trade.amountFen, at: trade.paidAt }] : []));
  const refunded = [...world.refunds.values()].flatMap((refund) => {
    const trade = ours.find(({ outTradeNo }) => outTradeNo === refund.outTradeNo);
    return trade && isOn(refund.at) ? [{ trade, refund, fen: refund.refundFen, at: refund.at }] : [];
  });
  return [...paid, ...refunded];
}

function rowLine({ keys: { wechat } }: SimState, { trade, refund, fen, at }: Row): string {
  const yuan = fenToYuan(fen);
  const [paid, back] = refund ? ['0.00', yuan] : [yuan, '0.00'];
  return line([
    ...[wallTime(new Date(at)), wechat.appId, wechat.mchId, '0', '', trade.transactionId ?? '', trade.outTradeNo],
    ...[trade.openId ?? 'oSimulatedPayer', trade.channel.toUpperCase(), refund ? 'REFUND' : 'SUCCESS', 'OTHERS', 'CNY'],
    ...[paid, '0.00', refund?.refundId ?? '0', refund?.outRefundNo ?? '0', back, '0.00'],
    ...[refund ? 'ORIGINAL' : '', refund?.status ?? '', trade.description, trade.attach ?? '', '0.00000', '0.60%'],
    ...[paid, back, ''],
  ]);
}

function withDiscrepancies({ settings }: SimState, rows: Row[]): Row[] {
  return settings.bill.reduce((all, wrong): Row[] => {
    switch (wrong.kind) {
      case 'missing':
        return all.filter(({ trade }) => trade.outTradeNo !== wrong.outTradeNo);
      case 'amount':
        return all.map((row) => (row.trade.outTradeNo === wrong.outTradeNo ? { ...row, fen: wrong.fen } : row));
      case 'extra': {
        const [like] = all;
        if (!like) return all;
        const trade = { ...like.trade, outTradeNo: wrong.outTradeNo, transactionId: '4299999999999999999999999999' };
        return [...all, { trade, fen: wrong.fen, at: like.at }];
      }
      case 'seeded':
        return leftOut(all, wrong.seed, wrong.count);
      case 'badHash':
        return all;
    }
  }, rows);
}

/** The same seed leaves the same lines out. */
function leftOut(rows: Row[], seed: number, count: number): Row[] {
  const rank = ({ trade, refund }: Row) => sha1(`${seed}${trade.outTradeNo}${refund?.outRefundNo ?? ''}`);
  const gone = new Set(rows.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count));
  return rows.filter((row) => !gone.has(row));
}
