import type { opsUploads } from '#contract/ops/uploads';
import type { uploads as contract } from '#contract/calls/uploads';
import type { Handlers } from '../../http/handlers.ts';
import { askHelp } from './ask-help.ts';
import { myUpload, myUploads, uploadPdf } from './my-uploads.ts';
import { listUploads } from './console/list.ts';
import { answerUpload, findIndicators, opsUploadPdf, showUpload } from './console/review.ts';
import { receivePhoto, receivePhotos, receiveReport } from './receive.ts';
import { removeUpload } from './remove-upload.ts';
import { saveReport } from './save-report.ts';
import { saveRows } from './save-rows.ts';

export const uploadCalls: Handlers<typeof contract> = {
  UploadReport: receiveReport,
  UploadReportPhoto: receivePhoto,
  SendReportPhotos: receivePhotos,
  MyUploads: myUploads,
  MyUpload: myUpload,
  GetUploadPdf: uploadPdf,
  SaveUploadRows: saveRows,
  SaveUploadedReport: saveReport,
  AskUploadHelp: askHelp,
  RemoveUpload: removeUpload,
};

export const opsUploadCalls: Handlers<typeof opsUploads> = {
  OpsUploads: listUploads,
  OpsUpload: showUpload,
  OpsUploadPdf: opsUploadPdf,
  OpsUploadIndicators: findIndicators,
  OpsUploadAnswer: answerUpload,
};
