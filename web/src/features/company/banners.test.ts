import { expect, it } from 'vitest';
import { slidesOf } from './banners.ts';

const banner = (image: string) => ({ image, actionUrl: '', alt: '', title: '', text: '', button: '' });
const pairs = (...images: string[]) => slidesOf(images.map(banner)).map(({ image, smallImage }) => [image, smallImage]);

it('pairs a small picture with the banner before it', () => {
  expect(pairs('/a.svg', '/a-small.svg', '/b.svg', '/c.svg', '/c_SMALL.webp')).toEqual([
    ['/a.svg', '/a-small.svg'],
    ['/b.svg', undefined],
    ['/c.svg', '/c_SMALL.webp'],
  ]);
});

it('shows a small picture that has no banner by itself', () => {
  expect(pairs('/x-small.svg', '/y-small.svg')).toEqual([
    ['/x-small.svg', undefined],
    ['/y-small.svg', undefined],
  ]);
  expect(pairs('/a.svg', '/a-small.svg', '/b-small.svg')).toEqual([
    ['/a.svg', '/a-small.svg'],
    ['/b-small.svg', undefined],
  ]);
});

it('looks at the name of the file only', () => {
  expect(pairs('/small/a.svg', '/b.svg?size=small')).toHaveLength(2);
  expect(slidesOf([])).toEqual([]);
});
