import type { Bilingual } from '#contract/language';
import type { InCompany, Portal } from './ctx.ts';
import type { Schema } from './db/tables.ts';

/** Whose data is asked for: a person, and the relatives who have no account to ask with. */
export interface Whose {
  self: string;
  relatives: readonly string[];
}

export type PersonalCell = string | number | boolean | null;
export type PersonalRow = Record<string, PersonalCell>;

/** A file for the copy; it is read after the transaction that found it. */
export interface PersonalFile {
  name: string;
  read(portal: Portal): Promise<Uint8Array>;
}

/** The records the portal has to keep by law though a person asks for erasure. */
export interface Kept {
  what: Bilingual;
  law: Bilingual;
  until: Bilingual;
}

/** A module's data about people: handed to them in a copy, and erased when they ask (modules/personal-data). */
export interface PersonalData {
  /** Of the file in the copy. */
  name: string;
  title: Bilingual;
  /** The tables it speaks for; a test looks for one with a person in it that no module names. */
  tables: readonly (keyof Schema)[];
  fields: Readonly<Record<string, Bilingual>>;
  collect(ctx: InCompany, whose: Whose): Promise<PersonalRow[]>;
  files?(ctx: InCompany, whose: Whose): Promise<PersonalFile[]>;
  /** The things that must end before anything is erased. */
  open?(ctx: InCompany, personGuid: string): Promise<Bilingual | undefined>;
  /** In one transaction with all the other modules; kept rows stay without the person's name. */
  erase?(ctx: InCompany, personGuid: string): Promise<unknown>;
  /** The data `erase` takes away, in words. */
  erased?: Bilingual;
  kept?: Kept;
}

interface Spec<F extends string> extends Omit<PersonalData, 'fields' | 'collect'> {
  /** Every field of a row has words; a missing one does not compile. */
  fields: Readonly<Record<F, Bilingual>>;
  collect(ctx: InCompany, whose: Whose): Promise<Record<F, PersonalCell>[]>;
}

export const definePersonal = <const F extends string>(spec: Spec<F>): PersonalData => spec;

/** Those whose rows a copy shows. */
export const everybodyOf = ({ self, relatives }: Whose): string[] => [self, ...relatives];

/** Reasons to keep something, each by the law that says so. */
export const LAWS = {
  trades: {
    law: { zh: '《电子商务法》第三十一条', en: 'E-commerce Law, article 31' },
    until: { zh: '自交易完成之日起不少于三年', en: 'at least three years after the trade was completed' },
  },
  vouchers: {
    law: { zh: '《会计档案管理办法》', en: 'Measures for the Administration of Accounting Archives' },
    until: { zh: '会计凭证保存 30 年', en: 'accounting vouchers are kept for 30 years' },
  },
  logs: {
    law: { zh: '《网络安全法》', en: 'Cybersecurity Law' },
    until: { zh: '网络日志留存不少于六个月', en: 'network logs are kept for at least six months' },
  },
  claims: {
    law: { zh: '《民法典》第一百八十八条', en: 'Civil Code, article 188' },
    until: { zh: '诉讼时效期间三年内', en: 'for the limitation period of three years' },
  },
} as const satisfies Record<string, Omit<Kept, 'what'>>;
