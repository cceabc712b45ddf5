import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Portal } from '../../../ctx.ts';
import { NOTICE_PATHS } from '../../../ports/pay/notice-paths.ts';
import type { Notice, NoticeAnswer, PayProvider, RefundNotice } from '../../../ports/pay/types.ts';
import { recordRefund } from '../record-refund.ts';
import { companyOfRefundNo } from '../refunds.ts';
import { settle } from '../settle.ts';
import { companyOfTradeNo } from './start.ts';

/** Where providers tell us what has happened. No session: the signature says who speaks. */
export function registerNotices(app: FastifyInstance, portal: Portal): void {
  void app.register(async (scope) => {
    // the signature is over the bytes as they came
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const provider of Object.values(portal.ports.pay)) {
      scope.post(NOTICE_PATHS[provider.name], async (request, reply) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        try {
          const notice = await provider.readNotice({ headers: request.headers, rawBody });
          await take(portal, provider, notice);
          return await answer(reply, provider.answerNotice());
        } catch (error) {
          request.log.warn({ reqId: request.id, err: error, provider: provider.name }, 'a notice was not taken');
          return answer(reply, provider.answerNotice(error));
        }
      });
    }
  });
}

const answer = (reply: FastifyReply, { status, contentType, body }: NoticeAnswer): FastifyReply =>
  reply.code(status).header('content-type', contentType).send(body);

/** Throws when it fits nothing of ours: the provider will tell again, and an operator should look. */
async function take(portal: Portal, { name }: PayProvider, notice: Notice): Promise<void> {
  const outTradeNo = notice.kind === 'paid' ? notice.trade.outTradeNo : notice.outTradeNo;
  const companyId = companyOfTradeNo(outTradeNo);
  if (companyId === undefined) throw new Error('the notice names no company');
  const settled =
    notice.kind === 'paid'
      ? await settle(portal, companyId, name, notice.trade, notice.eventId)
      : await takeRefund(portal, companyId, name, notice);
  if (settled === 'unfit') throw new Error(`the notice fits nothing that was ${notice.kind}`);
}

async function takeRefund(portal: Portal, companyId: number, provider: PayProvider['name'], notice: RefundNotice) {
  const { outTradeNo, outRefundNo, refundFen, totalFen, eventId, refund } = notice;
  if (companyOfRefundNo(outRefundNo) !== companyId) return 'unfit';
  const amounts = { refundFen, ...(totalFen !== undefined && { totalFen }) };
  return recordRefund(portal, companyId, {
    provider,
    outRefundNo,
    outTradeNo,
    eventId,
    state: refund.state,
    ...amounts,
  });
}
