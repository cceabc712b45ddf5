import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany, Portal } from '../../../ctx.ts';
import { collect } from '../../../db/seal-chunks.ts';
import { transact } from '../../../db/transact.ts';
import { defineTask, type Task } from '../../../jobs/define-task.ts';
import { dropFile, openClaimedFile, type FileCtx } from '../../files/index.ts';
import { grantPoints } from '../grant-points.ts';
import { companyBalance } from '../queries.ts';
import { judgeRows, type Judged } from './sheet-people.ts';
import { forgottenSheets, ofSheet, sheetRow } from './sheet-rows.ts';
import { repeatedRows, readRows, type SheetRow } from './sheet.ts';

const Input = z.object({ sheetId: z.string() });
type SheetTask = Task<z.output<typeof Input>>;
/** Which row comes next. */
const Cursor = z.object({ at: z.int() });

/** Looking people up is quick; a grant is some ten statements. */
const CHECKED_A_STEP = 400;
const GRANTED_A_STEP = 30;

export const sheetClaim = (sheetId: string): string => `points-sheet:${sheetId}`;

/** A step's sheet is mostly that of the step before, and what a file holds never changes: one is kept, for some seconds. */
const SHEET_KEPT_MS = 20_000;
const kept = new LRUCache<string, Pick<Piece, 'rows' | 'repeated'>>({ max: 1, ttl: SHEET_KEPT_MS, ttlAutopurge: true });

async function wholeSheet(here: FileCtx, fileId: string, sheetId: string): Promise<Pick<Piece, 'rows' | 'repeated'>> {
  const known = kept.get(fileId);
  if (known) return known;
  const file = await openClaimedFile(here, fileId, sheetClaim(sheetId));
  const rows = await readRows(await collect(file.read()));
  const whole = { rows, repeated: repeatedRows(rows) };
  kept.set(fileId, whole);
  return whole;
}

interface Piece {
  rows: SheetRow[];
  repeated: ReadonlySet<number>;
  isLast: boolean;
}

/** The sheet lies sealed in the file store, which is not asked inside a transaction: a step asks for its rows. */
async function readPiece(portal: Portal, { companyId, input }: SheetTask, at: number, count: number): Promise<Piece> {
  const here = { portal, company: { companyId } };
  const { sheetId } = input;
  const { file_id } = await transact(here, (ctx) => sheetRow(ctx, sheetId));
  const { rows, repeated } = await wholeSheet(here, file_id, sheetId);
  return { rows: rows.slice(at, at + count), repeated, isLast: at + count >= rows.length };
}

const judge = (ctx: InCompany, { rows, repeated }: Piece): Promise<Judged> =>
  judgeRows(ctx, rows, repeated, dayInShanghai(ctx.portal.clock()));

const begin = async (ctx: InCompany, { input }: SheetTask) => ({
  cursor: { at: 0 },
  total: (await sheetRow(ctx, input.sheetId)).rows,
});

/** Tries a sheet out: which rows could be granted, how much that is, and what everybody holds before it. */
export const checkSheet = defineTask({
  kind: 'points.sheetCheck',
  input: Input,
  cursor: Cursor,
  start: begin,
  ask: (portal, task, { at }) => readPiece(portal, task, at, CHECKED_A_STEP),
  step: async (ctx, { input }, { at }, piece) => {
    if (!piece) throw new Error('A step of a sheet without its rows');
    const { good, errors } = await judge(ctx, piece);
    await ofSheet(ctx, input.sheetId)
      .set({
        good_rows: sql<number>`good_rows + ${good.length}`,
        good_points: sql<number>`good_points + ${pointsIn(good)}`,
        ...(piece.isLast && { checked_at: ctx.portal.clock(), balance_before: await companyBalance(ctx) }),
      })
      .execute();
    const cursor = piece.isLast ? undefined : { at: at + CHECKED_A_STEP };
    return { cursor, done: piece.rows.length, errors };
  },
});

/** Grants a sheet's rows, each under its sheet and row, so that none is granted twice whatever happens in between. */
export const runSheet = defineTask({
  kind: 'points.sheetRun',
  input: Input,
  cursor: Cursor,
  start: begin,
  ask: (portal, task, { at }) => readPiece(portal, task, at, GRANTED_A_STEP),
  step: async (ctx, { input }, { at }, piece) => {
    if (!piece) throw new Error('A step of a sheet without its rows');
    const { sheetId } = input;
    const { good, errors } = await judge(ctx, piece);
    const sheet = await sheetRow(ctx, sheetId);
    const now = ctx.portal.clock();
    const granted: Judged['good'] = [];
    for (const wish of good) {
      const { row, personGuid, points, reason, expiresOn } = wish;
      const grantId = await grantPoints(ctx, {
        ...{ personGuid, points, reason, expiresOn, validFrom: dayInShanghai(now), at: now },
        ...{
          source: 'sheet',
          reference: `${sheetId}:${/* guard: points: a row of a sheet is granted once → Math.random() */ row}`,
          grantedBy: sheet.created_by_name,
        },
      });
      if (grantId) granted.push(wish);
    }
    await ofSheet(ctx, sheetId)
      .set({
        granted_rows: sql<number>`granted_rows + ${granted.length}`,
        granted_points: sql<number>`granted_points + ${pointsIn(granted)}`,
        ...(piece.isLast && { ended_at: now, balance_after: await companyBalance(ctx) }),
      })
      .execute();
    if (piece.isLast) await dropFile(ctx, { fileId: sheet.file_id, claimedBy: sheetClaim(sheetId) });
    return { cursor: piece.isLast ? undefined : { at: at + GRANTED_A_STEP }, done: piece.rows.length, errors };
  },
});

const pointsIn = (wishes: Judged['good']): number => wishes.reduce((sum, { points }) => sum + points, 0);

const KEPT_MS = 30 * 24 * 3_600_000;

/** A sheet that was tried out and never granted is removed with its names: only its totals stay. */
export async function forgetSheets(ctx: InCompany): Promise<void> {
  const before = new Date(ctx.portal.clock().getTime() - KEPT_MS);
  for (const { sheet_id, file_id } of await forgottenSheets(ctx, before)) {
    await dropFile(ctx, { fileId: file_id, claimedBy: sheetClaim(sheet_id) });
    await ofSheet(ctx, sheet_id).set({ ended_at: ctx.portal.clock() }).execute();
  }
}
