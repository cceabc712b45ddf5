import * as z from 'zod/mini';
import type { ClaimNames } from '#contract/ops/sign-on';
import { defineApproval } from '../../approval.ts';
import type { InTx } from '../../ctx.ts';
import { recordByOperator } from '../audit/index.ts';
import type { OperatorInCompany } from '../company/index.ts';
import { queueAccessChanged } from '../messages/index.ts';
import { addLinkKey } from './link-keys.ts';
import { forgetProviders } from './provider-settings.ts';
import { ProviderProposal, writeProvider } from './save-provider.ts';

const ADMIN = ['admin'] as const;

/** A key opens every account of the company: it takes two to make one. */
export const linkKeyApproval = defineApproval({
  kind: 'linkKey.add',
  roles: ADMIN,
  title: { zh: '新建登录链接密钥', en: 'New key for sign-in links' },
  proposal: z.object({}),
  lines: () => [
    {
      zh: '持有该密钥的一方可以以该企业任何员工的身份登录',
      en: 'Who holds the key can sign in as anybody of this company',
    },
  ],
  apply: async (ctx, { reason, approvalId, askedBy }) => {
    const { keyId, secret } = await addLinkKey(ctx, String(askedBy.operatorId));
    await queueAccessChanged(ctx, 'linkKey', approvalId);
    await recordByOperator(ctx, { action: 'linkKey.add', subject: { kind: 'linkKey', id: keyId }, reason });
    return { name: keyId, secret };
  },
});

/** The provider's settings decide who each person of the company is, so they take two. */
export const providerApproval = defineApproval({
  kind: 'signOn.save',
  roles: ADMIN,
  title: { zh: '修改单点登录设置', en: 'Sign-on settings' },
  proposal: ProviderProposal,
  lines: ({ issuer, clientId, isOn, makesAccounts, clientSecret, claims }) => [
    same(issuer),
    same(`Client ID: ${clientId}`),
    isOn ? { zh: '启用', en: 'Switched on' } : { zh: '停用', en: 'Switched off' },
    makesAccounts
      ? { zh: '自动开通账号', en: 'Opens accounts by itself' }
      : { zh: '不自动开通账号', en: 'Opens no accounts' },
    same(`claims: ${fieldsOf(claims)}`),
    ...(clientSecret === undefined ? [] : [{ zh: '更换 Client secret', en: 'A new client secret' }]),
  ],
  apply: async (ctx, { proposal, reason, approvalId }) => {
    await changeProvider(ctx, proposal, reason);
    await queueAccessChanged(ctx, 'signOn', approvalId);
    return undefined;
  },
  afterwards: forgetProviders,
});

const same = (text: string) => ({ zh: text, en: text });
const fieldsOf = (claims: ClaimNames): string =>
  Object.entries(claims)
    .filter(([, name]) => name !== '')
    .map(([field, name]) => `${field} = ${name}`)
    .join(', ');

export async function changeProvider(
  ctx: InTx<OperatorInCompany>,
  proposal: ProviderProposal,
  reason: string,
): Promise<void> {
  await writeProvider(ctx, proposal);
  await recordByOperator(ctx, {
    action: proposal.clientSecret === undefined ? 'signOn.save' : 'signOn.saveSecret',
    ...{ subject: { kind: 'company', id: String(ctx.company.companyId) }, reason },
  });
}
