import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { DOCUMENT_KINDS } from '#contract/schemas/claim-choices';
import type { Portal } from '../server/src/ctx.ts';
import { transact } from '../server/src/db/transact.ts';
import { claimFile, finishUpload, storeFile } from '../server/src/modules/files/index.ts';
import { claimMark } from '../server/src/modules/reimbursement/index.ts';
import { chinesePdf } from '../server/src/pdf/document.ts';

interface Claim {
  company_id: number;
  claim_id: number;
  person_guid: string;
  type: 'physical' | 'vaccine';
  hospital: string;
  exam_day: string;
  amount_fen: number;
}

/**
 * The papers people sent in with their claims. They lie in the store of files and not in the database, so only a start
 * that fills the world makes them: a copy of the database would name files that are nowhere.
 */
export async function fillPapers(portal: Portal, companyIds: readonly number[]): Promise<void> {
  for (const companyId of companyIds) {
    const claims = await transact({ portal, company: { companyId } }, ({ db }) =>
      db
        .selectFrom('claim')
        .select(['company_id', 'claim_id', 'person_guid', 'type', 'hospital', 'exam_day', 'amount_fen'])
        .where('company_id', '=', companyId)
        .where('state', '<>', 'draft')
        .execute(),
    );
    for (const claim of claims) {
      await addPaper(portal, claim, 'invoice', await receiptOf(claim));
      await addPaper(portal, claim, claim.type === 'vaccine' ? 'vaccination' : 'report', await pictureOf(claim));
    }
  }
}

interface Paper {
  name: string;
  kind: 'pdf' | 'image';
  mediaType: string;
  bytes: Uint8Array;
}

async function addPaper(
  portal: Portal,
  claim: Claim,
  kind: (typeof DOCUMENT_KINDS)[number],
  paper: Paper,
): Promise<void> {
  const ctx = { portal, company: { companyId: claim.company_id } };
  const owner = { kind: 'person', id: claim.person_guid } as const;
  const { bytes, ...named } = paper;
  const content = { ...named, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
  const stored = await storeFile(ctx, owner, { ...content, read: () => once(bytes) });
  await transact(ctx, async (ctx) => {
    await finishUpload(ctx, stored);
    await claimFile(ctx, { fileId: stored.fileId, owner, claimedBy: claimMark(claim.claim_id) });
    const { company_id, claim_id } = claim;
    await ctx.db
      .insertInto('claim_file')
      .values({ company_id, claim_id, file_id: stored.fileId, kind, added_at: portal.clock() })
      .execute();
  });
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

const yuan = (fen: number): string => (fen / 100).toFixed(2);

async function receiptOf({ claim_id, hospital, exam_day, amount_fen }: Claim): Promise<Paper> {
  const { pdf, bytes } = await chinesePdf({ size: 'A5', layout: 'landscape', margin: 40 });
  pdf.fontSize(18).text('医疗门诊收费票据（示例）', { align: 'center' }).moveDown();
  pdf.fontSize(12);
  for (const line of [
    `票据号码：DEMO${String(claim_id).padStart(8, '0')}`,
    `开票单位：${hospital}`,
    `就诊日期：${exam_day}`,
    `项目：体检费`,
    `金额（小写）：¥${yuan(amount_fen)}`,
  ])
    pdf.text(line).moveDown(0.5);
  pdf.end();
  return { name: '收费票据.pdf', kind: 'pdf', mediaType: 'application/pdf', bytes: await bytes };
}

/** A photograph of a page, as phones make them: lines where the text would be, no two claims the same. */
async function pictureOf({ type, claim_id }: Claim): Promise<Paper> {
  const lines = Array.from({ length: 14 }, (_, row) => {
    const width = 420 - ((row * 67 + claim_id * 13) % 160);
    return `<rect x="70" y="${170 + row * 40}" width="${width}" height="12" rx="6" fill="#9aa5b4"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#cfd6df"/>
    <g transform="rotate(-1.5 300 400)"><rect x="40" y="40" width="520" height="720" fill="#fff"/>
    <rect x="70" y="80" width="260" height="26" rx="6" fill="#3c4a5e"/>${lines.join('')}
    <text x="70" y="740" font-size="14" fill="#9aa5b4">No. ${claim_id}</text><circle cx="450" cy="660" r="56" fill="none" stroke="#c0392b" stroke-width="6" opacity=".7"/></g></svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
  const name = type === 'vaccine' ? '接种凭证.jpg' : '体检报告首页.jpg';
  return { name, kind: 'image', mediaType: 'image/jpeg', bytes };
}
