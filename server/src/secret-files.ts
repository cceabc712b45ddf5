import { readFileSync } from 'node:fs';
import { StartupError } from './fault.ts';

/** Settings that may lie in a file of their own, named by `NAME_FILE`: what a process listing must not show. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'BACKUP_DATABASE_URL',
  'MASTER_KEY',
  'MASTER_KEY_NEXT',
  'METRICS_TOKEN',
  'MAP_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMS_HTTP_SECRET',
  'EMAIL_HTTP_SECRET',
  'SMTP_PASSWORD',
  'WECHAT_API_V3_KEY',
  'WECHAT_APP_SECRET',
  'WECHAT_MERCHANT_KEY',
  'WECHAT_PUBLIC_KEY',
  'GUANAITONG_APP_SECRET',
] as const;

type Source = Record<string, string | undefined>;

/** The settings with every `NAME_FILE` of a secret read; one start names all files that are missing. */
export function withSecretFiles(source: Source): Source {
  const problems: string[] = [];
  const read = SECRETS.flatMap((name): [string, string][] => {
    const file = source[`${name}_FILE`];
    if (!file) return [];
    if (source[name]) {
      problems.push(`${name} and ${name}_FILE are both set: only one of them can count`);
      return [];
    }
    try {
      return [[name, readFileSync(file, 'utf8').trim()]];
    } catch {
      problems.push(`${name}_FILE cannot be read`);
      return [];
    }
  });
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return { ...source, ...Object.fromEntries(read) };
}
