const DIGITS = [...'零壹贰叁肆伍陆柒捌玖'];
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿'];

/** An amount as invoices write it out, so that no digit can be added: 壹仟零贰拾圆伍角整. */
export function capitalYuan(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`not an amount: ${fen}`);
  const yuan = Math.floor(fen / 100);
  const [jiao, cent] = [Math.floor((fen % 100) / 10), fen % 10];
  const whole = yuan > 0 ? `${inWords(yuan)}圆` : '';
  if (jiao === 0 && cent === 0) return `${whole || '零圆'}整`;
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : whole ? '零' : '';
  return `${whole}${tenths}${cent > 0 ? `${DIGITS[cent]}分` : '整'}`;
}

/** Groups of four digits; however many zeros stand side by side are said once, at the end not at all. */
function inWords(yuan: number): string {
  let words = '';
  const text = String(yuan);
  let zeros = false;
  let groupHasDigit = false;
  for (const [index, digit] of [...text].map(Number).entries()) {
    const place = text.length - 1 - index;
    if (digit === 0) zeros = true;
    else {
      words += `${zeros && words ? '零' : ''}${DIGITS[digit]}${PLACES[place % 4]}`;
      zeros = false;
      groupHasDigit = true;
    }
    if (place % 4 === 0) {
      if (groupHasDigit) {
        words += GROUPS[place / 4];
        zeros = false;
      }
      groupHasDigit = false;
    }
  }
  return words;
}
