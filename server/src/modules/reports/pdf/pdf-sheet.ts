import { FONT, SIGNS } from '../../../pdf/document.ts';

const INK = '#1f2328';
const GREY = '#57606a';
const LINE = '#d0d7de';
const BRAND = '#0b6e5f';
const SMALL = 9;
const PAD = 4;

export interface Cell {
  text: string;
  color?: string;
}

/** One value of a series on its way over the years. */
export interface Dot {
  label: string;
  value: number;
  isOut: boolean;
}

export interface Sheet {
  letterhead(center: string, kind: string): void;
  title(text: string): void;
  heading(text: string): void;
  text(text: string): void;
  note(text: string): void;
  table(heads: string[], widths: readonly number[], rows: Cell[][]): void;
  trend(name: string, dots: readonly Dot[], range: { low: number | null; high: number | null }): void;
  pageNumbers(say: (page: number, pages: number) => string): void;
}

interface Options {
  width: number;
  color: string;
  size: number;
}

/** A page that is written from top to bottom; what does not fit goes on on the next. */
export function openSheet(pdf: PDFKit.PDFDocument, show: (text: string) => string): Sheet {
  const { left, right, top, bottom } = pdf.page.margins;
  const width = pdf.page.width - left - right;
  const end = pdf.page.height - bottom;

  /** Each run in the font that has its signs. */
  const put = (text: string, x: number, y: number, { width: most, color, size }: Options): void => {
    const runs = text.split(/([≤≥]+)/u).filter(Boolean);
    const written = runs.length > 0 ? runs : [''];
    for (const [at, run] of written.entries()) {
      const isSign = /[≤≥]/u.test(run);
      pdf
        .fillColor(color)
        .font(isSign ? SIGNS : FONT)
        .fontSize(size);
      const options = { width: most, continued: at < written.length - 1 };
      const drawn = isSign ? run : show(run);
      if (at === 0) pdf.text(drawn, x, y, options);
      else pdf.text(drawn, options);
    }
    pdf.font(FONT);
  };
  const write = (text: string, size: number, color: string, gap: number): void => {
    put(text, left, pdf.y, { width, color, size });
    pdf.y += gap;
  };
  const hasRoom = (height: number): boolean => pdf.y + height <= end;
  const room = (height: number): void => {
    if (!hasRoom(height)) pdf.addPage();
  };
  const rule = (y: number, color = LINE, thick = 0.5): void => {
    pdf
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(thick)
      .strokeColor(color)
      .stroke();
  };
  /** As the other font's signs are as wide as these, the drawn text is no higher than the measured one. */
  const heightOf = (text: string, most: number): number =>
    pdf.fontSize(SMALL).heightOfString(show(text.replaceAll(/[≤≥]/gu, '＝')), { width: most });

  const rowHeight = (cells: Cell[], widths: readonly number[]): number =>
    Math.max(...cells.map(({ text }, at) => heightOf(text, (widths[at] ?? 0) * width - 2 * PAD))) + 2 * PAD;
  const drawRow = (cells: Cell[], widths: readonly number[]): void => {
    const height = rowHeight(cells, widths);
    const { y } = pdf;
    let x = left;
    for (const [at, { text, color = INK }] of cells.entries()) {
      const span = (widths[at] ?? 0) * width;
      put(text, x + PAD, y + PAD, { width: span - 2 * PAD, color, size: SMALL });
      x += span;
    }
    rule(y + height);
    pdf.y = y + height;
  };

  return {
    letterhead: (center, kind) => {
      const { y } = pdf;
      put(center, left, y, { width: width * 0.65, color: BRAND, size: 13 });
      const below = pdf.y;
      pdf.fillColor(GREY).fontSize(SMALL);
      pdf.text(show(kind), left + width * 0.65, y + 4, { width: width * 0.35, align: 'right' });
      rule(below + 4, BRAND, 1.5);
      pdf.x = left;
      pdf.y = below + 16;
    },
    title: (text) => write(text, 20, INK, 6),
    heading: (text) => {
      room(60);
      pdf.fontSize(SMALL).moveDown(0.8);
      write(text, 13, INK, 4);
    },
    text: (text) => write(text, 10, INK, 3),
    note: (text) => {
      pdf.fontSize(SMALL).moveDown(0.8);
      write(text, SMALL, GREY, 0);
    },
    table: (heads, widths, rows) => {
      const head = heads.map((text) => ({ text, color: GREY }));
      for (const [at, row] of rows.entries()) {
        const isNext = !hasRoom(rowHeight(row, widths) + (at === 0 ? rowHeight(head, widths) : 0));
        if (isNext) pdf.addPage();
        // who reads the next page finds what the columns are
        if (at === 0 || isNext) drawRow(head, widths);
        drawRow(row, widths);
      }
      pdf.x = left;
    },
    trend: (name, dots, range) => {
      const height = 84;
      room(height);
      const { y } = pdf;
      put(name, left, y, { width, color: INK, size: SMALL });
      drawTrend(pdf, dots, { range, left, width, top: y + 26, height: height - 50 });
      pdf.x = left;
      pdf.y = y + height;
    },
    pageNumbers: (say) => {
      const { start, count } = pdf.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        pdf.switchToPage(page);
        // below the margin nothing may begin a page of its own
        pdf.page.margins.bottom = 0;
        pdf
          .fillColor(GREY)
          .fontSize(8)
          .text(show(say(page - start + 1, count)), left, end + top / 3, { width, align: 'center', lineBreak: false });
      }
    },
  };
}

interface Place {
  range: { low: number | null; high: number | null };
  left: number;
  width: number;
  top: number;
  height: number;
}

/** A line over the years above the band of the last range; its figures stand beside the dots. */
function drawTrend(pdf: PDFKit.PDFDocument, dots: readonly Dot[], { range, left, width, top, height }: Place): void {
  const figures = [...dots.map(({ value }) => value), range.low, range.high].filter((one) => one !== null);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const y = (value: number): number => top + height - ((value - least) / (most - least || 1)) * height;
  const x = (at: number): number => left + 40 + (at * (width - 80)) / Math.max(1, dots.length - 1);
  const [upper, lower] = [y(range.high ?? most), y(range.low ?? least)];
  pdf.rect(left, upper, width, Math.max(1, lower - upper)).fill('#e7f5ee');
  for (const [at, { value }] of dots.entries())
    if (at === 0) pdf.moveTo(x(at), y(value));
    else pdf.lineTo(x(at), y(value));
  pdf.lineWidth(1).strokeColor('#1f6feb').stroke();
  for (const [at, { label, value, isOut }] of dots.entries()) {
    const color = isOut ? '#b42318' : '#1f6feb';
    pdf.circle(x(at), y(value), 2.5).fill(color);
    pdf.fillColor(color).fontSize(8);
    pdf.text(String(value), x(at) - 30, y(value) - 12, { width: 60, align: 'center', lineBreak: false });
    pdf.fillColor(GREY).text(label, x(at) - 30, top + height + 4, { width: 60, align: 'center', lineBreak: false });
  }
}
