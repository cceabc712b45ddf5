import type { ConnectionService, ConnectionVia } from '#contract/ops/connections';
import type { Env } from '../../env.ts';

type Test = 'press' | 'receiver' | 'none';

/** A connection as the settings make it; the secrets among them stay there. */
export interface Described {
  service: ConnectionService;
  via: ConnectionVia;
  /** Where it leads, as far as that is no secret. */
  at: string;
  test: Test;
  isConfigured: boolean;
}

/** Every connection but the companies' own, in the order of the page. */
export const describedIn = (env: Env): Described[] => [
  { service: 'sms', ...carrierIn(env.sms), test: 'receiver', isConfigured: true },
  { service: 'email', ...carrierIn(env.email), test: 'receiver', isConfigured: true },
  { service: 'wechat', ...payIn(env), test: 'press', isConfigured: true },
  { service: 'guanaitong', ...payIn(env), test: 'press', isConfigured: true },
  {
    ...{ service: 'messagingApp' as const, ...payIn(env), test: 'press' as const },
    isConfigured: env.pay.provider === 'sandbox' || env.pay.appSecret !== undefined,
  },
  // each of its calls makes out an invoice or tells of one
  { service: 'invoiceIssuer', via: env.invoiceIssuer, at: '', test: 'none', isConfigured: true },
  { service: 'companyLookup', via: env.companyLookup, at: '', test: 'press', isConfigured: true },
  { service: 'examProgress', via: env.examProgress, at: '', test: 'press', isConfigured: true },
  // a report is asked for with the person it is about
  { service: 'examReports', via: env.examProgress, at: '', test: 'none', isConfigured: true },
  // its one call opens a visit for a patient
  { service: 'onlineDoctor', via: env.onlineDoctor, at: '', test: 'none', isConfigured: true },
  { service: 'storage', ...storageIn(env), test: 'press', isConfigured: true },
];

/** The path and the question of an address may hold a token. */
function carrierIn(settings: Env['sms'] | Env['email']): Pick<Described, 'via' | 'at'> {
  switch (settings.provider) {
    case 'sandbox':
      return { via: 'sandbox', at: '' };
    case 'http':
      return { via: 'http', at: settings.url.host };
    case 'smtp':
      return { via: 'smtp', at: `${settings.host}:${settings.port}` };
  }
}

function payIn({ pay }: Env): Pick<Described, 'via' | 'at'> {
  if (pay.provider === 'live') return { via: 'vendor', at: '' };
  return { via: 'sandbox', at: pay.at ? new URL(pay.at.url).host : '' };
}

const storageIn = ({ storage }: Env): Pick<Described, 'via' | 'at'> =>
  storage.storage === 's3'
    ? { via: 's3', at: `${new URL(storage.endpoint).host}/${storage.bucket}` }
    : { via: 'folder', at: '' };
