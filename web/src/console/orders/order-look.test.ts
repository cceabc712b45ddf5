import { expect, it } from 'vitest';
import { countText } from './order-look.ts';

it('says that there are more than anybody counts', () => {
  expect([countText(9_999), countText(10_000)]).toEqual(['9999', '10000+']);
});
