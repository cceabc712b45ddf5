import type { Selectable } from 'kysely';
import type { Schema } from '../../db/tables.ts';

export type PreviewRow = Selectable<Schema['preview']>;
