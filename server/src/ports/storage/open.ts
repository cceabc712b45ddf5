import { join } from 'node:path';
import type { Env } from '../../env.ts';
import { folderStorage } from './folder.ts';
import type { Storage } from './port.ts';
import { s3Storage } from './s3.ts';

export const openStorage = ({ storage, dataDir }: Env): Storage =>
  storage.storage === 's3' ? s3Storage(storage) : folderStorage(join(dataDir, 'files'));
