import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { OutcomeUnknown, ProviderRefused } from '../errors.ts';
import { yuanToFen } from '../money.ts';
import { fromWallTime } from '../moment.ts';
import type { BillLine } from '../types.ts';
import type { WechatClient } from './client.ts';

/** A busy day has some ten thousand lines of about 500 bytes. */
const MAX_BILL_BYTES = 64 * 1024 * 1024;

const Address = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.string() });

/** The day's trades and refunds. A day on which nothing moved has no bill at WeChat: an empty one here. */
export async function fetchTradeBill(client: WechatClient, day: string): Promise<BillLine[]> {
  let found: unknown;
  try {
    found = await client.call('GET', `/v3/bill/tradebill?bill_date=${encodeURIComponent(day)}&bill_type=ALL`);
  } catch (error) {
    if (error instanceof ProviderRefused && error.code === 'NOSTATEMENTEXIST') return [];
    throw error;
  }
  const address = Address.safeParse(found);
  if (!address.success) throw new OutcomeUnknown('the address of the bill is not readable');
  const bytes = await client.download(address.data.download_url, MAX_BILL_BYTES);
  // the file itself is not signed: its checksum came in a signed reply
  if (createHash('sha1').update(bytes).digest('hex') !== address.data.hash_value.toLowerCase()) {
    throw new OutcomeUnknown('the bill does not have its checksum');
  }
  return parseTradeBill(bytes.toString('utf8'));
}

/** Every cell begins with a back-quote; after the lines come the head of the totals and the totals. */
export function parseTradeBill(text: string): BillLine[] {
  const [head = '', ...rows] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((row) => row !== '');
  const columns = new Map(head.split(',').map((name, index) => [name.trim(), index]));
  return rows
    .filter((row) => row.startsWith('`'))
    .slice(0, -1)
    .flatMap((row) => lineOf(columns, row.slice(1).split(',`')));
}

function lineOf(columns: Map<string, number>, cells: string[]): BillLine[] {
  const cell = (name: string): string => {
    const value = cells[columns.get(name) ?? -1];
    if (value === undefined) throw new OutcomeUnknown(`the bill has no column ${name}`);
    return value.trim();
  };
  const money = (name: string): number => {
    const fen = yuanToFen(cell(name));
    if (fen === undefined) throw new OutcomeUnknown(`the bill has an amount that is none: ${cell(name)}`);
    return fen;
  };
  const status = cell('交易状态');
  const both = {
    outTradeNo: cell('商户订单号'),
    transactionId: cell('微信订单号'),
    at: fromWallTime(cell('交易时间')),
    status,
  };
  if (status === 'SUCCESS') return [{ kind: 'paid', ...both, fen: money('订单金额') }];
  if (status !== 'REFUND') return [];
  const refund = { outRefundNo: cell('商户退款单号'), refundId: cell('微信退款单号') };
  return [{ kind: 'refunded', ...both, ...refund, fen: money('申请退款金额'), status: cell('退款状态') || status }];
}
