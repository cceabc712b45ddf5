import { entry, type FaultEntry } from './entry.ts';

/** Files that are sent in or fetched */
export const fileFaults = {
  fileMissing: entry(-320, 'fixInput', '请选择要上传的文件', 'Please select the file to upload'),
  fileEmpty: entry(-321, 'fixInput', '文件没有内容，请重新选择', 'The file is empty. Choose another one'),
  fileTooLarge: entry(
    -322,
    'fixInput',
    '文件超过 {megabytes} MB，请压缩后重试',
    'The file is larger than {megabytes} MB. Make it smaller and try again',
    413,
  ),
  fileKind: entry(
    -323,
    'fixInput',
    '不支持此类文件，请上传 PDF 或 JPG、PNG、WebP 图片',
    'This kind of file is not accepted. Upload a PDF, or a JPG, PNG or WebP picture',
  ),
  fileDamaged: entry(
    -324,
    'fixInput',
    '文件已损坏或不完整，请重新导出后上传',
    'The file is damaged or incomplete. Export it again and upload that',
  ),
  fileLocked: entry(
    -325,
    'fixInput',
    '文件设有密码或权限限制，请解除后上传',
    'The file is protected by a password. Remove the protection and upload it again',
  ),
  fileActive: entry(
    -326,
    'fixInput',
    '文件含有脚本、附件或自动操作，请打印为 PDF 后上传',
    'The file contains scripts, attachments or automatic actions. Print it to PDF and upload that',
  ),
  fileTooComplex: entry(
    -327,
    'fixInput',
    '文件页数或图片尺寸过大，请拆分或缩小后上传',
    'The file has too many pages or the picture is too large. Split it or make it smaller',
  ),
  sheetNeeded: entry(
    -346,
    'fixInput',
    '请上传 Excel 工作簿（.xlsx）或 CSV 文件（UTF-8 或 GB 18030 编码）',
    'Please upload an Excel workbook (.xlsx) or a CSV file (UTF-8 or GB 18030)',
  ),
  sheetActive: entry(
    -765,
    'fixInput',
    '工作簿含有宏，请另存为「Excel 工作簿（.xlsx）」后重新上传',
    'The workbook contains macros. Save it as “Excel Workbook (.xlsx)” and upload that',
  ),
  sheetOld: entry(
    -766,
    'fixInput',
    '这是旧版 Excel 文件（.xls），请另存为「Excel 工作簿（.xlsx）」或 CSV 后重新上传',
    'This is a file of an old Excel (.xls). Save it as “Excel Workbook (.xlsx)” or CSV and upload that',
  ),
  sheetTooLarge: entry(
    -767,
    'fixInput',
    '表格过大，无法读取。请只保留需要的数据，删除多余的行、列和工作表，或拆成几份后上传',
    'The sheet is too large to be read. Keep the data that is needed, delete other rows, columns and sheets, or split it',
  ),
  sheetLong: entry(
    -768,
    'fixInput',
    '表格内容超过 {most} 个字符，请拆成几份分次处理',
    'The sheet holds more than {most} characters. Split it and do one part after the other',
  ),
  filesPerDay: entry(
    -328,
    'retryLater',
    '今天上传的文件已达 {most} 个，请明天再试',
    'You have uploaded {most} files today. Try again tomorrow',
  ),
  oneFileOnly: entry(-329, 'fixInput', '一次只能上传一个文件', 'Upload one file at a time'),
  fileBeforeSession: entry(
    -333,
    'fixInput',
    '文件须排在表单的 session 等字段之后，请调整顺序后重新上传',
    'In the form the file must come after session and the other fields. Change the order and upload it again',
  ),
  uploadBroken: entry(-330, 'retry', '上传中断，请重试', 'The upload was interrupted. Please try again'),
  fileGone: entry(-332, 'fixInput', '文件已失效，请重新上传', 'The file is no longer there. Please upload it again'),
  rangeInvalid: entry(-331, 'retry', '请求的文件范围无效', 'This part of the file does not exist', 416),
} satisfies Record<string, FaultEntry>;
