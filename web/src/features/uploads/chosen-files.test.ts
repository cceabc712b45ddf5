import { describe, expect, it } from 'vitest';
import { problemOfChosen } from './chosen-files.ts';

const file = (name: string, type: string, size = 10): File => new File([new Uint8Array(size)], name, { type });

describe('files chosen to be sent', () => {
  it.each([
    ['nothing', [], 'needFile'],
    ['a text', [file('a.txt', 'text/plain')], 'notPdf'],
    ['a format of a telephone that no page can draw', [file('a.heic', 'image/heic')], 'notPdf'],
    ['an empty photo', [file('a.jpg', 'image/jpeg', 0)], 'empty'],
    ['a PDF among photos', [file('a.jpg', 'image/jpeg'), file('b.pdf', 'application/pdf')], 'mixed'],
    ['two PDFs', [file('a.pdf', 'application/pdf'), file('b.pdf', 'application/pdf')], 'mixed'],
    ['a PDF that names no type', [file('a.PDF', '')], undefined],
    ['photos', [file('a.jpg', 'image/jpeg'), file('b.png', 'image/png')], undefined],
  ])('%s', (_what, files, problem) => expect(problemOfChosen(files)).toBe(problem));
});
