import { resolve } from 'node:path';
import { StartupError } from './fault.ts';
import { readStorageSettings, STORAGES, type StorageSettings } from './ports/storage/settings.ts';
import { PAY_PROVIDERS, readPaySettings, type PaySettings } from './ports/pay/settings.ts';

/** Everything the portal can be told from outside; the README lists the same names. */
export interface Env {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The login that owns the tables and migrates them; undefined: the same one. */
  databaseOwnerUrl: string | undefined;
  /** False: somebody else migrates, this start needs it done. */
  migrate: boolean;
  /** How long to wait for the locks, or for whoever migrates. */
  migrateTimeoutMs: number;
  /** Whether PostgreSQL keeps our statements planned; off behind a pooler that cannot. */
  prepare: boolean;
  /** 32 bytes, or undefined: then a key is kept in the data directory (never in production). */
  masterKey: Buffer | undefined;
  publicUrl: string | undefined;
  now: Date | undefined;
  logLevel: LogLevel;
  mode: Mode;
  /** How many proxies in front of us may be believed about the caller's address. */
  trustProxy: number;
  demo: boolean;
  /** Who looks up firms for invoices. */
  companyLookup: (typeof LOOKUPS)[number];
  /** Who takes the money: the simulator, or the providers themselves. */
  pay: PaySettings;
  /** The operator's key for the outside map; undefined: our own map. */
  mapKey: string | undefined;
  /** Who carries short messages. */
  smsProvider: (typeof SMS_PROVIDERS)[number];
  /** Who makes out invoices. */
  invoiceIssuer: (typeof ISSUERS)[number];
  /** Who tells that people came to their check-up and that reports are ready. */
  examProgress: (typeof CENTRES)[number];
  /** Where files lie. */
  storage: StorageSettings;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];
/** The real service is contracted per customer; its adapter joins this list. */
const LOOKUPS = ['sandbox'] as const;
const SMS_PROVIDERS = ['sandbox'] as const;
const ISSUERS = ['sandbox'] as const;
const CENTRES = ['sandbox'] as const;
const MODES = ['development', 'production', 'test'] as const;
type Mode = (typeof MODES)[number];

type Source = Record<string, string | undefined>;

export function readEnv(source: Source): Env {
  const mode = choice(source, 'NODE_ENV', MODES, 'development');
  const env: Env = {
    port: whole(source, 'PORT', 3000, 0, 65_535),
    host: source.HOST || '127.0.0.1',
    dataDir: resolve(source.DATA_DIR || './data'),
    databaseUrl: databaseUrl('DATABASE_URL', source.DATABASE_URL),
    databaseOwnerUrl: databaseUrl('DATABASE_OWNER_URL', source.DATABASE_OWNER_URL),
    migrate: choice(source, 'MIGRATE', ['on', 'off'] as const, 'on') === 'on',
    migrateTimeoutMs: whole(source, 'MIGRATE_TIMEOUT', 60, 1, 86_400) * 1_000,
    prepare: choice(source, 'DATABASE_PREPARE', ['on', 'off'] as const, 'on') === 'on',
    masterKey: masterKey(source.MASTER_KEY),
    publicUrl: publicUrl(source.PUBLIC_URL),
    now: moment(source.PORTAL_NOW),
    logLevel: choice(source, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    mode,
    trustProxy: whole(source, 'TRUST_PROXY', 0, 0, 10),
    demo: choice(source, 'DEMO_WORLD', ['on', 'off'] as const, mode === 'production' ? 'off' : 'on') === 'on',
    companyLookup: choice(source, 'COMPANY_LOOKUP', LOOKUPS, 'sandbox'),
    pay: readPaySettings(
      source,
      choice(source, 'PAY_PROVIDER', PAY_PROVIDERS, 'sandbox'),
      publicUrl(source.PUBLIC_URL),
    ),
    mapKey: mapKey(source.MAP_KEY),
    smsProvider: choice(source, 'SMS_PROVIDER', SMS_PROVIDERS, 'sandbox'),
    invoiceIssuer: choice(source, 'INVOICE_ISSUER', ISSUERS, 'sandbox'),
    examProgress: choice(source, 'EXAM_PROGRESS', CENTRES, 'sandbox'),
    storage: readStorageSettings(source, choice(source, 'STORAGE', STORAGES, 'folder')),
  };
  if (mode === 'production') assertProduction(source, env);
  return env;
}

/** Whose sandbox only pretends, so that nobody runs it for real without having said so. */
const NAMED_IN_PRODUCTION = {
  PAY_PROVIDER: PAY_PROVIDERS,
  SMS_PROVIDER: SMS_PROVIDERS,
  INVOICE_ISSUER: ISSUERS,
  EXAM_PROGRESS: CENTRES,
} as const;

function assertProduction(source: Source, env: Env): void {
  if (!env.masterKey) throw new StartupError('MASTER_KEY is required when NODE_ENV=production (64 hex digits)');
  for (const [name, allowed] of Object.entries(NAMED_IN_PRODUCTION)) {
    const real = allowed.filter((value) => value !== 'sandbox');
    const choices = [...real, 'sandbox for a trial run'].join(', or ');
    if (!source[name]) throw new StartupError(`${name} is required when NODE_ENV=production: ${choices}`);
  }
  if (env.demo) throw new StartupError('DEMO_WORLD=on is refused when NODE_ENV=production: its passwords are public');
}

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

function databaseUrl(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\/[^\s]+$/.test(text) || !URL.canParse(text)) {
    throw new StartupError(`${name} must look like postgres://user:password@host:5432/name`);
  }
  return text;
}

function masterKey(text: string | undefined): Buffer | undefined {
  if (!text) return undefined;
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new StartupError('MASTER_KEY must be 64 hex digits (openssl rand -hex 32)');
  return Buffer.from(text, 'hex');
}

/** It is written into a page, so it is what such keys are made of and nothing else. */
function mapKey(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[0-9A-Za-z]{16,64}$/.test(text)) throw new StartupError('MAP_KEY must be 16 to 64 letters and digits');
  return text;
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
