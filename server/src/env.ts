import { resolve } from 'node:path';
import { allOf } from './all-of.ts';
import { DEFAULT_LIMITS, hostsIn, type DatabaseLimits } from './database-settings.ts';
import { StartupError } from './fault.ts';
import { DEFAULT_SSO_MS, readSsoSettings, type SsoSettings } from './ports/identity-provider/settings.ts';
import { EMAIL_PROVIDERS, readEmailSettings, type EmailSettings } from './ports/email/settings.ts';
import { readStorageSettings, STORAGES, type StorageSettings } from './ports/storage/settings.ts';
import { readSmsSettings, SMS_PROVIDERS, type SmsSettings } from './ports/sms/settings.ts';
import { LIMITS, type PayLimits } from './ports/pay/send.ts';
import { PAY_PROVIDERS, readPaySettings, type PaySettings } from './ports/pay/settings.ts';
import { mapKey, mapOrigin } from './map-settings.ts';
import { metricsToken } from './metrics-token.ts';
import { withSecretFiles } from './secret-files.ts';

/** Everything the portal can be told from outside; docs/running/configuration.md lists the same names. */
export interface Env {
  port: number;
  host: string;
  dataDir: string;
  /** Where the content packs lie; undefined: the ones the portal is delivered with. */
  contentDir: string | undefined;
  databaseUrl: string | undefined;
  /** The login that owns the tables and migrates them; undefined: the same one. */
  databaseOwnerUrl: string | undefined;
  /** False: another command migrates, this start needs it done. */
  migrate: boolean;
  /** How long to wait for the locks, or for the other migrating process. */
  migrateTimeoutMs: number;
  /** The login that sees all rows, for backups; undefined: the portal's own. */
  backupDatabaseUrl: string | undefined;
  /** Whether PostgreSQL keeps our statements planned; off behind a pooler that cannot. */
  prepare: boolean;
  databaseLimits: DatabaseLimits;
  /** 32 bytes, or undefined: then a key is kept in the data directory (never in production). */
  masterKey: Buffer | undefined;
  /** The one that is to take its place, while the master key is rotated. */
  masterKeyNext: Buffer | undefined;
  publicUrl: string | undefined;
  now: Date | undefined;
  logLevel: LogLevel;
  mode: Mode;
  /** How many proxies in front of us may be believed about the caller's address. */
  trustProxy: number;
  demo: boolean;
  /** How long a call waits for its turn before it is told to come again. */
  callWaitMs: number;
  /** How long a node that is to stop still serves while it says that it is not ready. */
  drainMs: number;
  /** Who looks up firms for invoices. */
  companyLookup: (typeof LOOKUPS)[number];
  /** Who takes the money: the simulator, or the providers themselves. */
  pay: PaySettings;
  /** How long we wait for a payment provider. */
  payLimits: PayLimits;
  /** The operator's key for the outside map; undefined: our own map. */
  mapKey: string | undefined;
  /** Another address of ours for the frame it runs in; undefined: the frame has no origin at all. */
  mapOrigin: string | undefined;
  /** Who carries short messages. */
  sms: SmsSettings;
  /** Who carries e-mail. */
  email: EmailSettings;
  /** Who makes out invoices. */
  invoiceIssuer: (typeof ISSUERS)[number];
  /** Who tells that people came to their check-up and that reports are ready. */
  examProgress: (typeof CENTRES)[number];
  onlineDoctor: (typeof DOCTORS)[number];
  /** Where files lie. */
  storage: StorageSettings;
  sso: SsoSettings;
  /** The secret of /metrics; undefined: there is no such page. */
  metricsToken: string | undefined;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];
/** The real service is contracted per customer; its adapter joins this list. */
const LOOKUPS = ['sandbox'] as const;
const ISSUERS = ['sandbox'] as const;
const CENTRES = ['sandbox'] as const;
const DOCTORS = ['sandbox'] as const;
const MODES = ['development', 'production', 'test'] as const;
type Mode = (typeof MODES)[number];

type Source = Record<string, string | undefined>;

export function readEnv(given: Source): Env {
  const source = withSecretFiles(given);
  const mode = source.NODE_ENV === 'production' ? 'production' : undefined;
  return allOf<Env>(
    {
      port: () => whole(source, 'PORT', 3000, 0, 65_535),
      host: () => source.HOST || '127.0.0.1',
      dataDir: () => resolve(source.DATA_DIR || './data'),
      contentDir: () => (source.CONTENT_DIR ? resolve(source.CONTENT_DIR) : undefined),
      databaseUrl: () => databaseUrl('DATABASE_URL', source.DATABASE_URL),
      databaseOwnerUrl: () => databaseOwnerUrl(source),
      backupDatabaseUrl: () => databaseUrl('BACKUP_DATABASE_URL', source.BACKUP_DATABASE_URL),
      migrate: () => isOn(source, 'MIGRATE', 'on'),
      migrateTimeoutMs: () => whole(source, 'MIGRATE_TIMEOUT', 60, 1, 86_400) * 1_000,
      prepare: () => isOn(source, 'DATABASE_PREPARE', 'on'),
      databaseLimits: () => databaseLimits(source),
      masterKey: () => masterKey('MASTER_KEY', source.MASTER_KEY),
      masterKeyNext: () => masterKey('MASTER_KEY_NEXT', source.MASTER_KEY_NEXT),
      publicUrl: () => publicUrl(source.PUBLIC_URL),
      now: () => moment(source.PORTAL_NOW),
      logLevel: () => choice(source, 'LOG_LEVEL', LOG_LEVELS, 'info'),
      mode: () => choice(source, 'NODE_ENV', MODES, 'development'),
      trustProxy: () => whole(source, 'TRUST_PROXY', 0, 0, 10),
      demo: () => isOn(source, 'DEMO_WORLD', mode === 'production' ? 'off' : 'on'),
      callWaitMs: () => whole(source, 'CALL_WAIT_MS', 1_000, 100, 60_000),
      drainMs: () => 1_000 * whole(source, 'DRAIN_SECONDS', mode === 'production' ? 15 : 0, 0, 600),
      companyLookup: () => choice(source, 'COMPANY_LOOKUP', LOOKUPS, 'sandbox'),
      pay: () =>
        readPaySettings(source, choice(source, 'PAY_PROVIDER', PAY_PROVIDERS, 'sandbox'), publicUrl(source.PUBLIC_URL)),
      payLimits: () => payLimits(source),
      mapKey: () => mapKey(source.MAP_KEY),
      mapOrigin: () => mapOrigin(source.MAP_ORIGIN, publicUrl(source.PUBLIC_URL)),
      sms: () => readSmsSettings(source, choice(source, 'SMS_PROVIDER', SMS_PROVIDERS, 'sandbox')),
      email: () => readEmailSettings(source, choice(source, 'EMAIL_PROVIDER', EMAIL_PROVIDERS, 'sandbox')),
      invoiceIssuer: () => choice(source, 'INVOICE_ISSUER', ISSUERS, 'sandbox'),
      examProgress: () => choice(source, 'EXAM_PROGRESS', CENTRES, 'sandbox'),
      onlineDoctor: () => choice(source, 'ONLINE_DOCTOR', DOCTORS, 'sandbox'),
      storage: () => readStorageSettings(source, choice(source, 'STORAGE', STORAGES, 'folder')),
      sso: () =>
        readSsoSettings(whole(source, 'SSO_TIMEOUT_MS', DEFAULT_SSO_MS, 100, 30_000), source.SSO_INTERNAL_HOSTS),
      metricsToken: () => metricsToken(source.METRICS_TOKEN),
    },
    /* guard: production wants to be told → [] */ mode === 'production' ? refusedInProduction(source) : [],
  );
}

/** The settings a real system must be told, and the choices: a default would be right on a developer's machine only. */
const SAID_IN_PRODUCTION = {
  MASTER_KEY: '64 hex digits',
  DATABASE_URL: 'postgres://user:password@host:5432/name, or embedded for a single node on purpose',
  PUBLIC_URL: 'the address users see',
  TRUST_PROXY: 'how many proxies stand in front, 0 for none',
  PAY_PROVIDER: realOf(PAY_PROVIDERS),
  SMS_PROVIDER: realOf(SMS_PROVIDERS),
  EMAIL_PROVIDER: realOf(EMAIL_PROVIDERS),
  INVOICE_ISSUER: realOf(ISSUERS),
  EXAM_PROGRESS: realOf(CENTRES),
  ONLINE_DOCTOR: realOf(DOCTORS),
  COMPANY_LOOKUP: realOf(LOOKUPS),
};

/** A sandbox only pretends, so production has to name it on purpose. */
function realOf(providers: readonly string[]): string {
  return [...providers.filter((value) => value !== 'sandbox'), 'sandbox for a trial run'].join(', or ');
}

function refusedInProduction(source: Source): string[] {
  const missing = Object.entries(SAID_IN_PRODUCTION)
    .filter(([name]) => !source[name])
    .map(([name, choices]) => `${name} is required when NODE_ENV=production: ${choices}`);
  const { PORTAL_NOW: now, DEMO_WORLD: demo, PAY_PROVIDER: pay, SMS_PROVIDER: sms } = source;
  const refused = [
    /* guard: no clock of its own in production → undefined */ now
      ? 'PORTAL_NOW is refused when NODE_ENV=production: the clock must be the real one'
      : undefined,
    demo === 'on' ? 'DEMO_WORLD=on is refused when NODE_ENV=production: its passwords are public' : undefined,
    /* guard: no live payments beside pretended messages → undefined */ pay === 'live' && sms === 'sandbox'
      ? 'PAY_PROVIDER=live beside SMS_PROVIDER=sandbox is refused when NODE_ENV=production: people would pay and be told nothing'
      : undefined,
  ];
  return [...missing, ...refused.filter((line) => line !== undefined)];
}

const isOn = (source: Source, name: string, byDefault: 'on' | 'off'): boolean =>
  choice(source, name, ['on', 'off'] as const, byDefault) === 'on';

function choice<T extends string>(source: Source, name: string, allowed: readonly T[], byDefault: T): T {
  const value = source[name] || byDefault;
  if (!allowed.includes(value as T)) {
    throw new StartupError(`${name}=${value} is not known; allowed: ${allowed.join(', ')}`);
  }
  return value as T;
}

function whole(source: Source, name: string, byDefault: number, min: number, max: number): number {
  const text = source[name];
  if (!text) return byDefault;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new StartupError(`${name}=${text} is not a whole number from ${min} to ${max}`);
  }
  return value;
}

/** `embedded` is what an empty one means, said on purpose. */
function databaseUrl(name: string, text: string | undefined): string | undefined {
  if (!text || text === 'embedded') return undefined;
  if (!hostsIn(text)) throw new StartupError(`${name} must look like postgres://user:password@host:5432/name`);
  return text;
}

function databaseOwnerUrl({ DATABASE_OWNER_URL: text, DATABASE_URL: portal }: Source): string | undefined {
  const url = databaseUrl('DATABASE_OWNER_URL', text);
  if (url && !portal) throw new StartupError('DATABASE_OWNER_URL needs DATABASE_URL, the login of the portal itself');
  return url;
}

/** A request must be over long before a payment unseen at its provider is given up (`ARRIVED_AFTER_MS`). */
const payLimits = (source: Source): PayLimits => ({
  ...LIMITS,
  connectMs: whole(source, 'PAY_CONNECT_TIMEOUT_MS', LIMITS.connectMs, 100, 30_000),
  totalMs: whole(source, 'PAY_TIMEOUT_MS', LIMITS.totalMs, 100, 30_000),
  pauseMs: whole(source, 'PAY_PAUSE_MS', LIMITS.pauseMs, 0, 600_000),
});

const databaseLimits = (source: Source): DatabaseLimits => ({
  connections: whole(source, 'DATABASE_CONNECTIONS', DEFAULT_LIMITS.connections, 1, 1_000),
  connectMs: whole(source, 'DATABASE_CONNECT_MS', DEFAULT_LIMITS.connectMs, 100, 60_000),
  silenceMs: whole(source, 'DATABASE_SILENCE_MS', DEFAULT_LIMITS.silenceMs, 500, 60_000),
  statementMs: whole(source, 'DATABASE_STATEMENT_MS', DEFAULT_LIMITS.statementMs, 100, 600_000),
  lockMs: whole(source, 'DATABASE_LOCK_MS', DEFAULT_LIMITS.lockMs, 100, 60_000),
  clockMs: whole(source, 'DATABASE_CLOCK_MS', DEFAULT_LIMITS.clockMs, 100, 3_600_000),
});

function masterKey(name: string, text: string | undefined): Buffer | undefined {
  if (!text) return undefined;
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new StartupError(`${name} must be 64 hex digits (openssl rand -hex 32)`);
  return Buffer.from(text, 'hex');
}

function publicUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new StartupError(`PUBLIC_URL=${text} is not an http or https address`);
  }
  return text.replace(/\/$/, '');
}

function moment(text: string | undefined): Date | undefined {
  if (!text) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) {
    throw new StartupError(`PORTAL_NOW=${text} is not a moment like 2023-09-01T09:00+08:00`);
  }
  return at;
}
