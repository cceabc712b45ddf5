import { chinesePdf } from '../../pdf/document.ts';
import { codeOf } from '../../pdf/glyphs.ts';
import { capitalYuan } from './capital-yuan.ts';
import type { InvoiceRequest, Issued } from './port.ts';

/** A page of the size electronic invoices have, in points: 210 × 140 mm. */
const PAGE: [number, number] = [595, 397];
const MARGIN = 30;
const WIDTH = PAGE[0] - 2 * MARGIN;
const ROW = 15;
const SMALLEST = 5;
const RED = '#9b2c1f';
const INK = '#1f2328';
const SELLER = { name: '示例健康管理有限公司（虚构）', taxNumber: '91990000MA0000SAMPLE' };
const YUAN = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

interface Cell {
  at: [number, number];
  width: number;
  size?: number;
  color?: string;
  align?: 'left' | 'center' | 'right';
}

type Write = (text: string, cell: Cell) => void;

/** A sheet that looks like an electronic invoice and says on its face that it is none. */
export async function samplePdf(request: InvoiceRequest, issued: Issued): Promise<Uint8Array> {
  const { pdf, show, bytes } = await chinesePdf({
    size: PAGE,
    margin: MARGIN,
    info: {
      Title: `SAMPLE ${issued.number}`,
      Subject: '示例 SAMPLE',
      // the same invoice is the same file
      CreationDate: new Date(`${issued.issuedOn}T00:00:00Z`),
    },
  });
  const missing = new Set<string>();
  const write: Write = (text, { at: [x, y], width, size = 9, color = INK, align = 'left' }) => {
    const shown = show(text);
    shown.missing.forEach((character) => missing.add(character));
    // a long title gets smaller letters, then a second line, before anything of it is cut off
    const whole = pdf.fontSize(size).widthOfString(shown.text);
    const fitting = Math.max(SMALLEST, Math.min(size, (size * (width - 1)) / whole));
    pdf.fillColor(color).fontSize(fitting);
    pdf.text(shown.text, x, y, { width, align, height: Math.max(ROW, size * 1.5), ellipsis: true });
  };
  watermark(pdf);
  heading(write, issued);
  parties(pdf, write, request);
  amount(pdf, write, request);
  remarks(write, request, missing);
  pdf.end();
  return bytes;
}

function watermark(pdf: PDFKit.PDFDocument): void {
  pdf.save().rotate(-18, { origin: [PAGE[0] / 2, PAGE[1] / 2] });
  pdf.fillColor(RED).fillOpacity(0.13).fontSize(66);
  pdf.text('示例 SAMPLE', MARGIN, PAGE[1] / 2 - 48, { width: WIDTH, align: 'center', lineBreak: false });
  pdf.restore().fillOpacity(1);
}

function heading(write: Write, { number, issuedOn }: Issued): void {
  write('电子发票（示例） Sample e-invoice', { at: [MARGIN, 28], width: WIDTH, size: 17, color: RED, align: 'center' });
  write('演示数据，不是税务凭证，不可报销 · Demonstration only, not a tax document', {
    at: [MARGIN, 54],
    width: WIDTH,
    size: 8,
    color: RED,
    align: 'center',
  });
  write(`发票号码 No.  ${number}`, { at: [MARGIN, 74], width: WIDTH / 2 });
  write(`开票日期 Issued  ${issuedOn}`, { at: [MARGIN + WIDTH / 2, 74], width: WIDTH / 2, align: 'right' });
}

function parties(pdf: PDFKit.PDFDocument, write: Write, request: InvoiceRequest): void {
  const half = WIDTH / 2;
  pdf.lineWidth(0.8).strokeColor(RED).rect(MARGIN, 92, WIDTH, 86).stroke();
  pdf
    .moveTo(MARGIN + half, 92)
    .lineTo(MARGIN + half, 178)
    .stroke();
  const column = (x: number, title: string, rows: [string, string][]) => {
    write(title, { at: [x + 8, 98], width: half - 16, size: 9, color: RED });
    rows.forEach(([label, value], row) =>
      write(`${label}  ${value}`, { at: [x + 8, 114 + row * ROW], width: half - 16, size: 8.5 }),
    );
  };
  column(MARGIN, '购买方 Buyer', [
    ['名称', request.title],
    ['纳税人识别号', request.taxNumber],
    ['地址、电话', `${request.address} ${request.phone}`.trim()],
    ['开户行及账号', `${request.bankName} ${request.bankAccount}`.trim()],
  ]);
  column(MARGIN + half, '销售方 Seller', [
    ['名称', SELLER.name],
    ['纳税人识别号', SELLER.taxNumber],
  ]);
}

/** Name, count, amount, rate: medical services carry no VAT. */
function amount(pdf: PDFKit.PDFDocument, write: Write, { amountFen, item }: InvoiceRequest): void {
  pdf.rect(MARGIN, 178, WIDTH, 112).stroke();
  const money = YUAN.format(amountFen / 100);
  const columns: [number, number, string, string, Cell['align']][] = [
    [0, 250, '项目名称 Item', `*医疗服务*${item}`, 'left'],
    [250, 70, '数量 Qty', '1', 'right'],
    [320, 110, '金额 Amount', money, 'right'],
    [430, 97, '税率 Rate', '免税 exempt', 'right'],
  ];
  for (const [x, width, title, value, align] of columns) {
    write(title, { at: [MARGIN + 8 + x, 185], width: width - 8, color: RED, ...(align && { align }) });
    write(value, { at: [MARGIN + 8 + x, 202], width: width - 8, ...(align && { align }) });
  }
  pdf
    .moveTo(MARGIN, 264)
    .lineTo(MARGIN + WIDTH, 264)
    .stroke();
  write(`价税合计（大写） ${capitalYuan(amountFen)}`, { at: [MARGIN + 8, 271], width: WIDTH * 0.6 });
  write(`（小写） ¥${money}`, { at: [MARGIN + WIDTH * 0.6, 271], width: WIDTH * 0.4 - 8, align: 'right' });
}

function remarks(write: Write, { orderNo }: InvoiceRequest, missing: Set<string>): void {
  write(`备注 Remarks  订单号 ${orderNo}`, { at: [MARGIN + 8, 298], width: WIDTH - 16 });
  if (missing.size === 0) return;
  const codes = [...missing].slice(0, 12).map(codeOf).join(' ');
  write(`字体不含的字以〓代替 Characters not in the font are shown as 〓: ${codes}`, {
    at: [MARGIN + 8, 314],
    width: WIDTH - 16,
    size: 8,
  });
}
