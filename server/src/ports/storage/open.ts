import { folderStorage } from './folder.ts';
import type { Storage } from './port.ts';
import { s3Storage } from './s3.ts';
import type { StorageSettings } from './settings.ts';

export const openStorage = (settings: StorageSettings, folder: string): Storage =>
  settings.storage === 's3' ? s3Storage(settings) : folderStorage(folder);
