import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { StartupError } from './fault.ts';

const KEY = '0f'.repeat(32);

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('./data'),
      contentDir: undefined,
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      migrate: true,
      migrateTimeoutMs: 60_000,
      backupDatabaseUrl: undefined,
      prepare: true,
      databaseLimits: {
        connections: 8,
        connectMs: 3_000,
        silenceMs: 2_000,
        statementMs: 5_000,
        lockMs: 3_000,
        clockMs: 5_000,
      },
      masterKey: undefined,
      masterKeyNext: undefined,
      publicUrl: undefined,
      now: undefined,
      logLevel: 'info',
      mode: 'development',
      trustProxy: 0,
      demo: true,
      callWaitMs: 1_000,
      drainMs: 0,
      companyLookup: 'sandbox',
      mapKey: undefined,
      sms: { provider: 'sandbox' },
      email: { provider: 'sandbox' },
      invoiceIssuer: 'sandbox',
      examProgress: 'sandbox',
      onlineDoctor: 'sandbox',
      pay: { provider: 'sandbox' },
      payLimits: { connectMs: 3_000, totalMs: 10_000, maxBytes: 1_048_576, pauseMs: 30_000 },
      sso: { internalHosts: [], limits: { connectMs: 3_000, totalMs: 5_000, maxBytes: 1_048_576 } },
      storage: { storage: 'folder' },
    });
  });

  it('takes an empty setting for none', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'CONTENT_DIR',
      'DATABASE_URL',
      'MASTER_KEY',
      'PUBLIC_URL',
      'PORTAL_NOW',
      'LOG_LEVEL',
    ];
    const empty = Object.fromEntries(
      [
        ...names,
        'NODE_ENV',
        'TRUST_PROXY',
        'DEMO_WORLD',
        'COMPANY_LOOKUP',
        'SMS_PROVIDER',
        'EMAIL_PROVIDER',
        'INVOICE_ISSUER',
        'EXAM_PROGRESS',
        'ONLINE_DOCTOR',
        'MAP_KEY',
        'MAP_ORIGIN',
        'PAY_PROVIDER',
        'PAY_SANDBOX_URL',
        'PAY_SANDBOX_KEYS',
        'PAY_CONNECT_TIMEOUT_MS',
        'PAY_TIMEOUT_MS',
        'PAY_PAUSE_MS',
        'SSO_TIMEOUT_MS',
        'SSO_INTERNAL_HOSTS',
      ].map((name) => [name, '']),
    );
    expect(readEnv(empty)).toEqual(readEnv({}));
  });

  it('reads every setting', () => {
    const env = readEnv({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/portal',
      DATABASE_URL: 'postgres://portal:secret@db.example:5432/portal',
      DATABASE_OWNER_URL: 'postgres://owner:secret@db.example:5432/portal',
      MIGRATE: 'off',
      MIGRATE_TIMEOUT: '5',
      DATABASE_CONNECTIONS: '20',
      DATABASE_CONNECT_MS: '1000',
      DATABASE_SILENCE_MS: '1500',
      DATABASE_STATEMENT_MS: '8000',
      DATABASE_LOCK_MS: '2500',
      CALL_WAIT_MS: '2000',
      DATABASE_CLOCK_MS: '1000',
      DATABASE_PREPARE: 'off',
      MASTER_KEY: KEY.toUpperCase(),
      PUBLIC_URL: 'https://portal.example/',
      LOG_LEVEL: 'debug',
      NODE_ENV: 'production',
      TRUST_PROXY: '1',
      DEMO_WORLD: 'off',
      COMPANY_LOOKUP: 'sandbox',
      MAP_KEY: '0123456789abcdef0123456789abcdef',
      MAP_ORIGIN: 'https://map.portal.example/',
      SMS_PROVIDER: 'sandbox',
      EMAIL_PROVIDER: 'sandbox',
      INVOICE_ISSUER: 'sandbox',
      EXAM_PROGRESS: 'sandbox',
      ONLINE_DOCTOR: 'sandbox',
      PAY_PROVIDER: 'sandbox',
      PAY_SANDBOX_URL: 'http://127.0.0.1:4000/sim/',
      PAY_SANDBOX_KEYS: '/var/keys.json',
      PAY_CONNECT_TIMEOUT_MS: '1000',
      PAY_TIMEOUT_MS: '5000',
      PAY_PAUSE_MS: '60000',
      SSO_TIMEOUT_MS: '2000',
      SSO_INTERNAL_HOSTS: 'IDP.corp:8443, sso.corp',
      STORAGE: 's3',
      S3_ENDPOINT: 'https://s3.example.com/',
      S3_BUCKET: 'portal-files',
      S3_REGION: 'cn-north-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    expect(env).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/portal',
      databaseUrl: 'postgres://portal:secret@db.example:5432/portal',
      databaseOwnerUrl: 'postgres://owner:secret@db.example:5432/portal',
      migrate: false,
      migrateTimeoutMs: 5_000,
      prepare: false,
      databaseLimits: {
        connections: 20,
        connectMs: 1_000,
        silenceMs: 1_500,
        statementMs: 8_000,
        lockMs: 2_500,
        clockMs: 1_000,
      },
      masterKey: Buffer.from(KEY, 'hex'),
      masterKeyNext: undefined,
      publicUrl: 'https://portal.example',
      now: undefined,
      logLevel: 'debug',
      mode: 'production',
      trustProxy: 1,
      demo: false,
      callWaitMs: 2_000,
      drainMs: 15_000,
      companyLookup: 'sandbox',
      mapKey: '0123456789abcdef0123456789abcdef',
      mapOrigin: 'https://map.portal.example',
      sms: { provider: 'sandbox' },
      email: { provider: 'sandbox' },
      invoiceIssuer: 'sandbox',
      examProgress: 'sandbox',
      onlineDoctor: 'sandbox',
      pay: { provider: 'sandbox', at: { url: 'http://127.0.0.1:4000/sim', keys: '/var/keys.json' } },
      payLimits: { connectMs: 1_000, totalMs: 5_000, maxBytes: 1_048_576, pauseMs: 60_000 },
      sso: {
        internalHosts: ['idp.corp:8443', 'sso.corp'],
        limits: { connectMs: 2_000, totalMs: 2_000, maxBytes: 1_048_576 },
      },
      storage: {
        ...{ storage: 's3', endpoint: 'https://s3.example.com', bucket: 'portal-files', region: 'cn-north-1' },
        ...{ accessKeyId: 'id', secretAccessKey: 'secret' },
      },
    });
  });

  it.each([
    ['PORT', '65536', 'PORT=65536 is not a whole number from 0 to 65535'],
    ['PORT', '-1', 'PORT=-1 is not a whole number from 0 to 65535'],
    ['PORT', '80.5', 'PORT=80.5 is not a whole number from 0 to 65535'],
    ['PORT', '1e3', 'PORT=1e3 is not a whole number from 0 to 65535'],
    ['PORT', ' 80', 'PORT= 80 is not a whole number from 0 to 65535'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY=yes is not a whole number from 0 to 10'],
    ['DATABASE_URL', 'mysql://x@y/z', 'DATABASE_URL must look like postgres://user:password@host:5432/name'],
    ['DATABASE_URL', 'postgres://', 'DATABASE_URL must look like postgres://user:password@host:5432/name'],
    ['DATABASE_URL', 'postgres://a b/c', 'DATABASE_URL must look like postgres://user:password@host:5432/name'],
    ['DATABASE_OWNER_URL', 'postgres://o@h/d', 'DATABASE_OWNER_URL needs DATABASE_URL, the login of the portal itself'],
    ['MIGRATE', 'no', 'MIGRATE=no is not known; allowed: on, off'],
    ['MIGRATE_TIMEOUT', '0', 'MIGRATE_TIMEOUT=0 is not a whole number from 1 to 86400'],
    ['MASTER_KEY', 'short', 'MASTER_KEY must be 64 hex digits (openssl rand -hex 32)'],
    ['MASTER_KEY', 'z'.repeat(64), 'MASTER_KEY must be 64 hex digits (openssl rand -hex 32)'],
    ['PUBLIC_URL', 'portal.example', 'PUBLIC_URL=portal.example is not an http or https address'],
    ['PUBLIC_URL', 'ftp://portal.example', 'PUBLIC_URL=ftp://portal.example is not an http or https address'],
    ['PORTAL_NOW', 'tomorrow', 'PORTAL_NOW=tomorrow is not a moment like 2023-09-01T09:00+08:00'],
    ['SSO_INTERNAL_HOSTS', 'idp.corp/x', 'SSO_INTERNAL_HOSTS: idp.corp/x is not a host like idp.corp:8443'],
    ['COMPANY_LOOKUP', 'real', 'COMPANY_LOOKUP=real is not known; allowed: sandbox'],
    ['MAP_KEY', '"><script>', 'MAP_KEY must be 16 to 64 letters and digits'],
    ['MAP_ORIGIN', 'map.example', 'MAP_ORIGIN=map.example is not an origin like https://map.portal.example'],
    ['MAP_ORIGIN', 'https://map.example', 'MAP_ORIGIN needs PUBLIC_URL: the map must know whose page it stands in'],
    ['INVOICE_ISSUER', 'real', 'INVOICE_ISSUER=real is not known; allowed: sandbox'],
    ['EXAM_PROGRESS', 'real', 'EXAM_PROGRESS=real is not known; allowed: sandbox'],
    ['ONLINE_DOCTOR', 'real', 'ONLINE_DOCTOR=real is not known; allowed: sandbox'],
    ['PAY_PROVIDER', 'cash', 'PAY_PROVIDER=cash is not known; allowed: sandbox, live'],
    ['PAY_PROVIDER', 'live', 'PAY_PROVIDER=live needs PUBLIC_URL: the providers call back there'],
    [
      'PAY_SANDBOX_URL',
      'http://127.0.0.1:4000',
      'PAY_SANDBOX_URL and PAY_SANDBOX_KEYS belong together: an address and the file of its keys',
    ],
    ['PAY_TIMEOUT_MS', '60000', 'PAY_TIMEOUT_MS=60000 is not a whole number from 100 to 30000'],
    ['STORAGE', 'disk', 'STORAGE=disk is not known; allowed: folder, s3'],
    ['SMS_PROVIDER', 'carrier', 'SMS_PROVIDER=carrier is not known; allowed: sandbox, http'],
    ['SMS_PROVIDER', 'http', 'SMS_PROVIDER=http needs SMS_HTTP_URL and SMS_HTTP_SECRET'],
    ['EMAIL_PROVIDER', 'http', 'EMAIL_PROVIDER=http needs EMAIL_HTTP_URL and EMAIL_HTTP_SECRET'],
    ['MASTER_KEY_FILE', '/nowhere/key', 'MASTER_KEY_FILE cannot be read'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL=loud is not known; allowed: fatal, error, warn, info, debug, silent'],
    ['NODE_ENV', 'staging', 'NODE_ENV=staging is not known; allowed: development, production, test'],
    ['DEMO_WORLD', 'yes', 'DEMO_WORLD=yes is not known; allowed: on, off'],
  ])('refuses %s=%s in one line', (name, value, message) => {
    expect(() => readEnv({ [name]: value })).toThrow(new StartupError(message));
    expect(message).not.toContain('\n');
  });

  it.each([
    ['S3_ENDPOINT', 's3.example.com', 'S3_ENDPOINT=s3.example.com is not an address like https://s3.example.com'],
    ['S3_BUCKET', 'a/b', "S3_BUCKET=a/b is not a bucket's name: 3 to 63 small letters, digits, dots and dashes"],
    ['S3_SECRET_ACCESS_KEY', '', 'STORAGE=s3 needs S3_SECRET_ACCESS_KEY'],
  ])('refuses a store with %s=%s', (name, value, message) => {
    const store = {
      ...{ STORAGE: 's3', S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'portal-files', S3_REGION: 'cn-north-1' },
      ...{ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' },
    };
    expect(() => readEnv({ ...store, [name]: value })).toThrow(new StartupError(message));
  });

  it.each([
    [
      'SMS_HTTP_URL',
      'http://sms.example.com/send',
      'SMS_HTTP_URL must be an https address, or http on this machine, without a user name',
    ],
    [
      'SMS_HTTP_URL',
      'https://me:pw@sms.example.com',
      'SMS_HTTP_URL must be an https address, or http on this machine, without a user name',
    ],
    ['SMS_HTTP_SECRET', 'whsec_c2hvcnQ=', 'SMS_HTTP_SECRET must be whsec_ and at least 24 bytes in base64'],
    ['SMS_HTTP_SECRET', 'secret', 'SMS_HTTP_SECRET must be whsec_ and at least 24 bytes in base64'],
  ])('refuses a bridge with %s=%s', (name, value, message) => {
    const bridge = {
      ...{ SMS_PROVIDER: 'http', SMS_HTTP_URL: 'https://sms.example.com/send' },
      SMS_HTTP_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    };
    expect(readEnv(bridge).sms).toMatchObject({ provider: 'http', key: Buffer.alloc(24, 7) });
    expect(() => readEnv({ ...bridge, [name]: value })).toThrow(new StartupError(message));
  });

  it.each([
    ['SMTP_HOST', '', 'EMAIL_PROVIDER=smtp needs SMTP_HOST, a host name'],
    ['SMTP_TLS', 'maybe', 'SMTP_TLS=maybe is not known; allowed: starttls, implicit, none'],
    [
      'SMTP_TLS',
      'none',
      'SMTP_TLS=none is for a relay on this machine: messages must not cross a network in the clear',
    ],
    ['SMTP_PORT', 'x', 'SMTP_PORT=x is not a whole number from 1 to 65535'],
    ['SMTP_PASSWORD', '', 'SMTP_USER and SMTP_PASSWORD belong together'],
    ['SMTP_FROM', 'nobody', 'EMAIL_PROVIDER=smtp needs SMTP_FROM, like Check-ups <checkups@example.com>'],
  ])('refuses a mail server with %s=%s', (name, value, message) => {
    const server = {
      ...{ EMAIL_PROVIDER: 'smtp', SMTP_HOST: 'mail.example.com', SMTP_USER: 'portal', SMTP_PASSWORD: 'secret' },
      SMTP_FROM: '体检 <checkups@example.com>',
    };
    expect(readEnv(server).email).toMatchObject({ provider: 'smtp', port: 587, tls: 'starttls' });
    expect(() => readEnv({ ...server, [name]: value })).toThrow(new StartupError(message));
  });

  it('reads a secret from its file, and refuses two places for one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-secret-'));
    const file = join(folder, 'key');
    writeFileSync(file, `${KEY}\n`);
    try {
      expect(readEnv({ MASTER_KEY_FILE: file }).masterKey).toEqual(Buffer.from(KEY, 'hex'));
      expect(() => readEnv({ MASTER_KEY: KEY, MASTER_KEY_FILE: file })).toThrow(
        new StartupError('MASTER_KEY and MASTER_KEY_FILE are both set: only one of them can count'),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('does not repeat a secret in its complaint', () => {
    for (const [name, value] of [
      ['MASTER_KEY', `${KEY}0`],
      ['DATABASE_URL', 'mysql://portal:secret@db/x'],
    ] as const) {
      expect(() => readEnv({ [name]: value })).toThrow(
        expect.not.objectContaining({ message: expect.stringContaining(value) }),
      );
    }
  });

  it('reads the clock it is told, and the embedded engine by its name', () => {
    expect(readEnv({ PORTAL_NOW: '2023-09-01T09:00+08:00' }).now).toEqual(new Date('2023-09-01T01:00:00Z'));
    expect(readEnv({ DATABASE_URL: 'embedded' })).toEqual(readEnv({}));
  });

  const problemsOf = (source: Record<string, string>): string[] => {
    try {
      readEnv(source);
      return [];
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      return error.message.split('\n');
    }
  };

  it('names all that is wrong at once, what belongs to a provider too', () => {
    expect(
      problemsOf({ PORT: 'x', LOG_LEVEL: 'loud', STORAGE: 's3', S3_REGION: 'here', PUBLIC_URL: 'ftp://x' }),
    ).toEqual([
      'PORT=x is not a whole number from 0 to 65535',
      'PUBLIC_URL=ftp://x is not an http or https address',
      'LOG_LEVEL=loud is not known; allowed: fatal, error, warn, info, debug, silent',
      ...['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map(
        (name) => `STORAGE=s3 needs ${name}`,
      ),
    ]);
    const live = problemsOf({ PAY_PROVIDER: 'live', PUBLIC_URL: 'https://portal.example' });
    expect(live.map((line) => line.split(' ')[0])).toEqual([
      ...['WECHAT_MCH_ID', 'WECHAT_APP_ID', 'WECHAT_API_V3_KEY', 'WECHAT_MERCHANT_SERIAL', 'WECHAT_MERCHANT_KEY'],
      ...['GUANAITONG_APP_ID', 'GUANAITONG_APP_SECRET'],
    ]);
  });

  const production = {
    NODE_ENV: 'production',
    MASTER_KEY: KEY,
    DATABASE_URL: 'postgres://portal:secret@db.example:5432/portal',
    PUBLIC_URL: 'https://portal.example',
    TRUST_PROXY: '0',
    PAY_PROVIDER: 'sandbox',
    SMS_PROVIDER: 'sandbox',
    EMAIL_PROVIDER: 'sandbox',
    INVOICE_ISSUER: 'sandbox',
    EXAM_PROGRESS: 'sandbox',
    ONLINE_DOCTOR: 'sandbox',
    COMPANY_LOOKUP: 'sandbox',
  };

  // proves: production wants to be told
  it('in production asks for settings that are right on a developer’s machine only, all of it in one run', () => {
    const wanted = Object.keys(production).filter((name) => name !== 'NODE_ENV');
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual(
      wanted.map((name) => expect.stringMatching(`^${name} is required when NODE_ENV=production: `)),
    );
    expect(readEnv(production).demo).toBe(false);
    expect(readEnv({ ...production, DATABASE_URL: 'embedded' }).databaseUrl).toBeUndefined();
  });

  // proves: no clock of its own in production
  // proves: no live payments beside pretended messages
  it('in production refuses a clock of its own, the demo world, and live payments beside pretended messages', () => {
    const source = { ...production, PORTAL_NOW: '2023-09-01T09:00+08:00', DEMO_WORLD: 'on', PAY_PROVIDER: 'live' };
    const refused = problemsOf(source).filter((line) => line.includes('is refused'));
    expect(refused).toEqual([
      'PORTAL_NOW is refused when NODE_ENV=production: the clock must be the real one',
      'DEMO_WORLD=on is refused when NODE_ENV=production: its passwords are public',
      'PAY_PROVIDER=live beside SMS_PROVIDER=sandbox is refused when NODE_ENV=production: people would pay and be told nothing',
    ]);
  });

  it.each([
    ['PAY_PROVIDER', 'live, or sandbox for a trial run'],
    ['SMS_PROVIDER', 'http, or sandbox for a trial run'],
    ['EMAIL_PROVIDER', 'http, or smtp, or sandbox for a trial run'],
    ['TRUST_PROXY', 'how many proxies stand in front, 0 for none'],
  ])('in production says what %s can be', (name, choices) => {
    const message = `${name} is required when NODE_ENV=production: ${choices}`;
    expect(() => readEnv({ ...production, [name]: '' })).toThrow(new StartupError(message));
  });
});
