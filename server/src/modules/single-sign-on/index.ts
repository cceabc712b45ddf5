import type { sso as contract } from '#contract/calls/sso';
import { sealedTable } from '../../db/sealed-tables.ts';
import type { Handlers } from '../../http/handlers.ts';
import { defineModule } from '../../module.ts';
import { noteSignIn, provideSignOn } from '../identity/index.ts';
import { linkKeyApproval, providerApproval } from './approvals.ts';
import { registerBackchannel } from './backchannel.ts';
import { beginSso } from './begin.ts';
import { enterByLink } from './enter-by-link.ts';
import { finishSso } from './finish.ts';
import { forgetSignOns } from './nonces.ts';
import { opsSignOnCalls } from './console/settings.ts';
import { isProviderOn } from './provider-settings.ts';

export { signLink } from './enter-by-link.ts';
export { addLinkKey } from './link-keys.ts';

const ssoCalls: Handlers<typeof contract> = {
  EnterByLink: async (ctx, link) => {
    const user = await enterByLink(ctx, link);
    noteSignIn(ctx, 'EnterByLink');
    return user;
  },
  BeginSso: (ctx, request) => beginSso(ctx, request),
  FinishSso: async (ctx, request) => {
    const done = await finishSso(ctx, request);
    noteSignIn(ctx, 'FinishSso');
    return done;
  },
};

/** Ways in for people the company vouches for: its identity provider, and links it has signed. */
export const singleSignOn = defineModule({
  sealed: [
    sealedTable({ table: 'sso_provider', key: ['company_id'], sealed: ['client_secret'] }),
    sealedTable({ table: 'sso_login', key: ['state_hash'], sealed: ['flow'] }),
    sealedTable({ table: 'link_key', key: ['key_id'], sealed: ['secret'] }),
  ],

  calls: { ...ssoCalls, ...opsSignOnCalls },
  approvals: [linkKeyApproval, providerApproval],
  sweeps: [{ inCompany: forgetSignOns }],
  routes: registerBackchannel,
  start: async (portal) => provideSignOn(portal, isProviderOn),
});
