import { ReportDocument } from '#contract/schemas/report-document';
import type { CompanyKey } from '../../db/keyring.ts';

interface Version {
  order_id: number;
  version: number;
}

const sealContext = ({ order_id, version }: Version) => ({
  table: 'report_version',
  column: 'document',
  row: `${order_id}|${version}`,
});

export const sealDocument = (key: CompanyKey, at: Version, document: ReportDocument): Buffer =>
  key.seal(sealContext(at), JSON.stringify(document));

export const openDocument = (key: CompanyKey, at: Version, sealed: Buffer): ReportDocument =>
  ReportDocument.parse(JSON.parse(key.unseal(sealContext(at), sealed)));
