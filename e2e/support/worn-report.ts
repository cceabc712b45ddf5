import { LAYOUTS } from '../../server/test/lab-layouts.ts';
import { labReports } from '../../server/test/lab-reports.ts';

const [plain] = LAYOUTS;
if (!plain) throw new Error('no layout');
/** One value with a letter in it, as a worn print has it. */
const WORN = { ...plain, parts: plain.parts.map((part) => (part === 'valueMark' ? worn : part)) };
function worn({ code, value, flag }: { code: string; value: number; flag?: string }): string {
  return code === 'UA' ? '3B6' : `${value}${flag === 'high' ? ' ↑' : flag === 'low' ? ' ↓' : ''}`;
}

export async function wornReport(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const { bytes } = await labReports([WORN]);
  return { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}
