import { entry, type FaultEntry } from './entry.ts';

/** Reports that people bring from elsewhere */
export const uploadFaults = {
  uploadPdfOnly: entry(-580, 'fixInput', '仅支持 PDF 文件，请重新选择', 'PDF only. Please choose another file'),
  uploadPhotosOnly: entry(
    -589,
    'fixInput',
    '照片请用 JPG、PNG 或 WebP 格式，PDF 请单独上传',
    'Photos must be JPG, PNG or WebP pictures. Please upload a PDF by itself',
  ),
  uploadPages: entry(
    -581,
    'fixInput',
    'PDF 超过 {most} 页，请只上传有检查结果的页',
    'The PDF has more than {most} pages. Please upload only those with results',
  ),
  uploadDayAhead: entry(
    -582,
    'fixInput',
    '体检日期不能晚于今天，请核对',
    'The date of the check-up is still to come. Please check it',
  ),
  uploadReading: entry(
    -583,
    'retryLater',
    '报告还在识别，请稍候再核对',
    'The report is still being read. Please wait a moment',
  ),
  uploadRowLacks: entry(
    -584,
    'fixInput',
    '「{name}」还不能确认，请补全指标、结果和参考范围',
    '“{name}” cannot be confirmed yet. Please complete its indicator, result and range',
  ),
  uploadNoneConfirmed: entry(
    -585,
    'fixInput',
    '还没有确认任何一项，请先逐项核对',
    'Nothing is confirmed yet. Please look through the rows first',
  ),
  uploadTwice: entry(
    -586,
    'fixInput',
    '「{name}」确认了两次，请去掉其中一项',
    '“{name}” is confirmed twice. Please drop one of them',
  ),
  uploadRowsFull: entry(
    -587,
    'fixInput',
    '一份报告最多 {most} 项，请拆分后上传',
    'A report has at most {most} rows. Please upload it in parts',
  ),
  uploadHelpNotAsked: entry(
    -588,
    'goBack',
    '用户没有请求协助，不能查看报告内容',
    'Nobody has asked for help with this report, so it cannot be opened',
  ),
} satisfies Record<string, FaultEntry>;
