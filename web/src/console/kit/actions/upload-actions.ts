/** Actions on reports that people bring from elsewhere, by the names the audit has for them. */
export const uploadActions = {
  zh: {
    'report.upload': '上传外院报告',
    'report.upload.list': '查看上传报告列表',
    'report.upload.view': '查看上传报告的识别结果',
    'report.upload.file': '查看上传的 PDF',
    'report.upload.save': '保存上传报告的结果',
    'report.upload.help': '请求协助核对',
    'report.upload.helpEnd': '取消协助核对',
    'report.upload.answer': '更正并发回识别结果',
    'report.upload.remove': '删除上传的报告',
    'report.uploaded': '查看上传报告的结果',
  },
  en: {
    'report.upload': 'Uploaded a report',
    'report.upload.list': 'Looked through uploaded reports',
    'report.upload.view': 'Looked at what was read of an upload',
    'report.upload.file': 'Looked at an uploaded PDF',
    'report.upload.save': 'Saved results of an upload',
    'report.upload.help': 'Asked for help with an upload',
    'report.upload.helpEnd': 'Took the request for help back',
    'report.upload.answer': 'Corrected rows and sent them back',
    'report.upload.remove': 'Removed an uploaded report',
    'report.uploaded': 'Read results of an upload',
  },
};
