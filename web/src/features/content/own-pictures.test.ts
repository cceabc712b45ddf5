import { describe, expect, it } from 'vitest';
import { isOwnPicture, picturesIn } from './own-pictures.ts';

const FILE = '/AppApi/File?fileId=0b6c2a7e-8f1d-4e3b-9a5c-1234567890ab';
const ART = '/art/0067c0/center-a.svg';

describe('the viewer', () => {
  it('shows pictures of the portal and files of one’s own', () => {
    expect(picturesIn(`${ART}, ${FILE}`)).toEqual({ shown: [ART, FILE], refused: 0 });
    expect(picturesIn(JSON.stringify([ART, FILE]))).toEqual({ shown: [ART, FILE], refused: 0 });
    expect(picturesIn('')).toEqual({ shown: [], refused: 0 });
    expect(picturesIn('[not json')).toEqual({ shown: [], refused: 0 });
  });

  // proves: content: own pictures only
  it.each([
    'https://evil.example/a.png',
    '//evil.example/art/x/a.svg',
    '/\\evil.example/a.svg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://evil.example/1',
    '/art/../AppApi/DataCopy?copyId=1',
    '/art/0067c0/../../x.svg',
    '/AppApi/File?fileId=1',
    `${FILE}&next=https://evil.example`,
    '/AppApi/DataCopy?copyId=0b6c2a7e-8f1d-4e3b-9a5c-1234567890ab',
    ' /art/0067c0/a.svg\n',
  ])('refuses %s', (source) => {
    expect(isOwnPicture(source)).toBe(false);
    expect(picturesIn(JSON.stringify([ART, source]))).toEqual({ shown: [ART], refused: 1 });
  });
});
