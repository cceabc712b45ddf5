import * as z from 'zod/mini';
import { CardPurpose, CardStateId } from '../calls/cards.ts';
import { Day } from '../schemas/fields.ts';
import { Id, publicId, Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { format } from '../schemas/sheet-format.ts';
import { opsRead, opsUpload, opsWrite } from './call.ts';
import { AnyCompanyId, CompanyName, opsId, SearchText, Why } from './fields.ts';

/** Who looks at cards, and who holds them back or lets them go. */
const READERS = ['support', 'finance', 'admin'] as const;
const SUPPORT = ['support', 'admin'] as const;
/** A card is worth its payments: an issuer spends the company's money. */
const ISSUERS = ['finance', 'admin'] as const;

export const OPS_CARD_FILTERS = ['all', '0', '1', '2', '3', '4', '5', '6', '7', 'unbound'] as const;
/** An operator's moves of a card. */
export const CARD_MOVES = ['suspend', 'freeze', 'resume', 'cancel'] as const;
export type CardMove = (typeof CARD_MOVES)[number];
export const MOST_CARDS_AT_ONCE = 5_000;
export const MOST_CARD_FEN = 1_000_000;
/** So that a sheet fits into one request with everything around it. */
export const MOST_SHEET_CHARACTERS = 60_000;
export const MOST_CARD_SHEET_BYTES = 2 * 1024 * 1024;

export const OpsCardRow = z.object({
  cardId: z.int(),
  company: CompanyName,
  name: Words,
  /** Masked. */
  number: z.string(),
  /** Masked; null: the card has no owner. */
  owner: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  purpose: CardPurpose,
  state: CardStateId,
  validFrom: z.string(),
  validTo: z.string(),
  usesLeft: z.int(),
  usesTotal: z.int(),
  /** Of a card with money on it. */
  valueFen: z.nullable(z.int()),
  leftFen: z.nullable(z.int()),
  createdAt: z.string(),
});
export type OpsCardRow = z.output<typeof OpsCardRow>;

/** Without control characters and halves of characters, which no database keeps. */
const Name = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{C}]+$/u));
/** The properties every card of a batch has. */
export const CardBatch = z.object({
  name: z.object({ zh: Name(30), en: Name(40) }),
  purpose: CardPurpose,
  planId: z.optional(publicId(Id, 'decided by the operator’s role')),
  validFrom: Day,
  validTo: Day,
  uses: z.pipe(Whole, z.int().check(z.gte(1), z.lte(99))),
  /** The money on a card of the mall, and of no other. */
  valueFen: z.optional(z.pipe(Whole, z.int().check(z.gte(1), z.lte(MOST_CARD_FEN)))),
});
export type CardBatch = z.output<typeof CardBatch>;

const onCard = { companyId: AnyCompanyId, cardId: opsId(Id) };
/** One colleague a line: account, employee number or phone, and perhaps the name. */
const Sheet = z.string().check(z.minLength(1), z.maxLength(MOST_SHEET_CHARACTERS));

/** A large batch waits for a second operator: then there is a request, and no task yet. */
const Begun = z.object({ taskId: z.string(), approvalId: z.nullable(z.string()) });

export const opsCards = {
  OpsCardSearch: opsRead(READERS, {
    in: z.object({
      /** A whole card number, a phone number or a name is recognised by its shape. */
      text: SearchText,
      companyId: z.optional(AnyCompanyId),
      state: z._default(z.enum(OPS_CARD_FILTERS), 'all'),
      ...pageFields(),
    }),
    out: z.extend(paged(OpsCardRow), {
      recognisedAs: z.enum(['none', 'card', 'phone', 'name', 'shortName', 'unknown']),
      counts: z.record(z.string(), z.int()),
    }),
  }),
  /** Looking at a card is audited: it belongs to a person. */
  OpsCardDetail: opsRead(READERS, {
    in: z.object(onCard),
    out: z.object({
      card: OpsCardRow,
      moves: z.array(z.enum(CARD_MOVES)),
      uses: z.array(z.object({ at: z.string(), kind: z.enum(['use', 'giveBack']), orderId: z.int() })),
      gifts: z.array(
        z.object({
          at: z.string(),
          endedAt: z.nullable(z.string()),
          state: z.enum(['waiting', 'accepted', 'declined', 'takenBack', 'expired', 'stopped']),
          from: z.string(),
          to: z.string(),
        }),
      ),
    }),
  }),
  OpsCardMove: opsWrite(SUPPORT, {
    in: z.object({ ...onCard, move: z.enum(CARD_MOVES), reason: Why }),
    out: z.object({ cardId: z.int(), state: CardStateId }),
  }),
  /** Numbers of cards without owners; a task makes them, and its result is the file of them. */
  OpsCardIssue: opsWrite(ISSUERS, {
    in: z.object({
      companyId: AnyCompanyId,
      batch: CardBatch,
      count: z.pipe(Whole, z.int().check(z.gte(1), z.lte(MOST_CARDS_AT_ONCE))),
      format,
      reason: Why,
    }),
    out: Begun,
  }),
  /** The lines of a spreadsheet, as they would be pasted; nothing is kept of it. */
  OpsCardSheetText: opsUpload(ISSUERS, {
    accept: ['sheet'],
    maxBytes: MOST_CARD_SHEET_BYTES,
    in: z.object({}),
    out: z.object({ sheet: z.string() }),
  }),
  /** Who of a sheet would get a card, and which of its rows cannot be used; nothing is changed. */
  OpsCardSheet: opsRead(ISSUERS, {
    in: z.object({ companyId: AnyCompanyId, sheet: Sheet }),
    out: z.object({
      people: z.int(),
      errors: z.array(z.object({ row: z.int(), value: z.string(), message: Words })),
    }),
  }),
  /** The same done: a card for everybody in the sheet, straight into the wallet; a task does it. */
  OpsCardAssign: opsWrite(ISSUERS, {
    in: z.object({ companyId: AnyCompanyId, batch: CardBatch, sheet: Sheet, reason: Why }),
    out: Begun,
  }),
};
