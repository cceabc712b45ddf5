const INK = '#1f2328';
const GREY = '#57606a';
const LINE = '#d0d7de';
const SMALL = 9;
const PAD = 4;

export interface Cell {
  text: string;
  color?: string;
}

export interface Sheet {
  title(text: string): void;
  heading(text: string): void;
  text(text: string): void;
  note(text: string): void;
  table(heads: string[], widths: readonly number[], rows: Cell[][]): void;
  pageNumbers(say: (page: number, pages: number) => string): void;
}

/** A page that is written from top to bottom; what does not fit goes on on the next. */
export function openSheet(pdf: PDFKit.PDFDocument, show: (text: string) => string): Sheet {
  const { left, right, top, bottom } = pdf.page.margins;
  const width = pdf.page.width - left - right;
  const end = pdf.page.height - bottom;
  const write = (text: string, size: number, color: string, gap: number): void => {
    pdf.fillColor(color).fontSize(size).text(show(text), left, pdf.y, { width, paragraphGap: gap });
  };
  const room = (height: number): void => {
    if (pdf.y + height > end) pdf.addPage();
  };

  const drawRow = (cells: Cell[], widths: readonly number[]): void => {
    pdf.fontSize(SMALL);
    const spans = widths.map((share) => share * width);
    const heights = cells.map(({ text }, at) => pdf.heightOfString(show(text), { width: (spans[at] ?? 0) - 2 * PAD }));
    const height = Math.max(...heights) + 2 * PAD;
    room(height);
    const y = pdf.y;
    let x = left;
    for (const [at, { text, color = INK }] of cells.entries()) {
      const span = spans[at] ?? 0;
      pdf.fillColor(color).text(show(text), x + PAD, y + PAD, { width: span - 2 * PAD });
      x += span;
    }
    pdf
      .moveTo(left, y + height)
      .lineTo(left + width, y + height)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    pdf.y = y + height;
  };

  return {
    title: (text) => write(text, 20, INK, 6),
    heading: (text) => {
      room(60);
      pdf.moveDown(0.8);
      write(text, 13, INK, 4);
    },
    text: (text) => write(text, 10, INK, 3),
    note: (text) => {
      pdf.moveDown(0.8);
      write(text, SMALL, GREY, 0);
    },
    table: (heads, widths, rows) => {
      drawRow(
        heads.map((text) => ({ text, color: GREY })),
        widths,
      );
      for (const row of rows) drawRow(row, widths);
      pdf.x = left;
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
