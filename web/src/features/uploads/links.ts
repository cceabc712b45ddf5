import { pathTo, type AppPath } from '../../platform/paths.ts';

export const listPath = (): AppPath => pathTo('/web/upload_report');
export const confirmPath = (uploadId: string): AppPath => pathTo('/web/upload_report/$upload', { upload: uploadId });
export const reportsPath = (): AppPath => pathTo('/web/examreport');
