import { allOf } from '../../all-of.ts';
import { StartupError } from '../../fault.ts';

export const STORAGES = ['folder', 's3'] as const;

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** `folder`: below DATA_DIR. */
export type StorageSettings = { storage: 'folder' } | ({ storage: 's3' } & S3Settings);

type Source = Record<string, string | undefined>;

export function readStorageSettings(source: Source, storage: (typeof STORAGES)[number]): StorageSettings {
  if (storage === 'folder') return { storage };
  const named = allOf<S3Settings>({
    endpoint: () => endpointOf(needed(source, 'S3_ENDPOINT')),
    bucket: () => bucketOf(needed(source, 'S3_BUCKET')),
    region: () => needed(source, 'S3_REGION'),
    accessKeyId: () => needed(source, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: () => needed(source, 'S3_SECRET_ACCESS_KEY'),
  });
  return { storage, ...named };
}

function endpointOf(text: string): string {
  const endpoint = text.replace(/\/$/, '');
  if (/^https?:\/\/[^\s/?#@]+$/.test(endpoint) && URL.canParse(endpoint)) return endpoint;
  throw new StartupError(`S3_ENDPOINT=${endpoint} is not an address like https://s3.example.com`);
}

function bucketOf(bucket: string): string {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return bucket;
  throw new StartupError(`S3_BUCKET=${bucket} is not a bucket's name: 3 to 63 small letters, digits, dots and dashes`);
}

function needed(source: Source, name: string): string {
  const value = source[name]?.trim();
  if (!value) throw new StartupError(`STORAGE=s3 needs ${name}`);
  return value;
}
