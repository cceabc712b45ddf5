import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from '#contract/call';
import { USUAL_CLAIMS } from '#contract/ops/sign-on';
import type { CallName } from '#contract/registry';
import { CONSENT_VERSION } from '#contract/calls/identity';
import type { LinkFields } from '#contract/rules/link-text';
import type { sso } from '#contract/calls/sso';
import { DEMO_LINK_KEY, LINK_COMPANY } from '../../demo/link-key.ts';
import { transact } from '../src/db/transact.ts';
import { dropFlow, storeFlow } from '../src/modules/single-sign-on/flow.ts';
import { signLink } from '../src/modules/single-sign-on/index.ts';
import { tokenHash } from '../src/modules/identity/index.ts';
import { TEST_NOW } from './clock.ts';
import type { TestPortal } from './portal.ts';

export const SSO_COMPANY = 260;
export const LOOP_STATE = `${LINK_COMPANY}.${'A'.repeat(43)}`;

type Link = Payload<typeof sso.EnterByLink>;

/** A link as the demo company's staff portal makes it; `change` is what it signs otherwise. */
export function linkAt(now: Date, change: Partial<LinkFields> = {}, key = DEMO_LINK_KEY): Link {
  const fields: LinkFields = {
    ...{ company: LINK_COMPANY, user_id: 'emp', accesstime: String(Math.floor(now.getTime() / 1_000)) },
    ...{ nonce: randomUUID(), target_page: 'home', language: 'zh-cn', field1: '', field2: '', field3: '' },
    ...change,
  };
  const { company, language, ...rest } = fields;
  const said = { companyCode: company, keyId: key.keyId, consent: CONSENT_VERSION, language: language as 'zh-cn' };
  return { ...said, ...rest, sign: signLink(key.secret, fields) };
}

let clock = (): Date => TEST_NOW;
export const loopLink = (): Link => linkAt(clock());

/** The earlier events a call of single sign-on needs, so that its sample is answered. */
export async function setSsoScene(stage: TestPortal, call: CallName): Promise<void> {
  clock = stage.clock.now;
  if (call === 'BeginSso' || call === 'FinishSso') await putProvider(stage);
  if (call === 'FinishSso') await putKnown(stage);
}

async function putProvider({ portal }: TestPortal): Promise<void> {
  const row = {
    ...{ is_on: true, issuer: await loopIssuer(), client_id: 'portal', client_secret: null, makes_accounts: false },
    ...{ claims: JSON.stringify(USUAL_CLAIMS), updated_at: clock() },
  };
  await transact({ portal, company: { companyId: SSO_COMPANY } }, ({ db }) =>
    db
      .insertInto('sso_provider')
      .values({ company_id: SSO_COMPANY, ...row })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
      .execute(),
  );
}

/** A person who has been at the provider and needs only to come in. */
const putKnown = ({ portal }: TestPortal): Promise<void> =>
  transact({ portal, company: { companyId: SSO_COMPANY } }, async (ctx) => {
    await dropFlow(ctx, tokenHash(LOOP_STATE));
    const known = {
      ...{ subject: 'emp', session: undefined, account: 'emp', name: '', phone: '', isPhoneVerified: false },
      ...{ email: '', employeeNo: '', department: '' },
    };
    await storeFlow(ctx, LOOP_STATE, { nonce: 'n', verifier: 'v', back: '', redirect: '', known }, undefined);
  });

let issuer: Promise<string> | undefined;
/** A provider's own description, and nothing else. */
const loopIssuer = (): Promise<string> =>
  (issuer ??= new Promise((resolve) => {
    const server = createServer((request, response) => {
      const at = `http://${request.headers.host}`;
      const endpoints = { authorization_endpoint: `${at}/auth`, token_endpoint: `${at}/token`, jwks_uri: `${at}/jwks` };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ issuer: at, ...endpoints, code_challenge_methods_supported: ['S256'] }));
    });
    server.unref();
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  }));
