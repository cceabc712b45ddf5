import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { bulkTask } from './bulk.ts';
import { opsReportCalls, reportCalls } from './calls.ts';
import { fetchJob } from './fetch-reports.ts';
import { ownReportConsents, ownReports } from './personal-data.ts';

export { assertMayRead, hasConsent, recordLook } from './consents/access.ts';
export { openArchive, type Archive } from './archive.ts';
export { consentsFor } from './consents/consents.ts';
export { sealDocument } from './document.ts';
export { dropUploaded, keepUploaded, savedCounts } from './uploaded.ts';

export { reportForHr, reportsForHr } from './consents/hr.ts';
export { authorizedDocuments, authorizedYears } from './consents/hr-overview.ts';

export const reports = defineModule({
  sealed: [
    sealedTable({ table: 'report_version', key: ['order_id', 'version'], sealed: ['document'] }),
    sealedTable({ table: 'uploaded_report', key: ['upload_id'], sealed: ['document'] }),
  ],

  calls: { ...reportCalls, ...opsReportCalls },
  personal: [ownReports, ownReportConsents],
  jobs: [fetchJob],
  tasks: [bulkTask],
});
