import type { ReportDocument } from '#contract/schemas/report-document';

/** The centres' own system: what a check-up has found. */
export interface ExamReports {
  /** The report of an order once it is signed; undefined until then. Throws when there is no answer: it is asked again later. */
  of(order: ReportedOrder): Promise<FinishedReport | undefined>;
}

export interface ReportedOrder {
  /** The number both sides use. */
  orderNo: string;
  centerId: number;
  /** The day it is booked for, in Shanghai. */
  day: string;
  /** Who was examined; a centre knows them by their order. */
  person: { guid: string; gender: 'male' | 'female' };
}

export interface FinishedReport {
  readyAt: Date;
  document: ReportDocument;
}
