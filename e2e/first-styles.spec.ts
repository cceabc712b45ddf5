import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

// The built files themselves. A registered property is looked after in every element's style; Tailwind's shadows,
// rings, gradients and filters bring a dozen each.

const assets = fileURLToPath(new URL('../dist/web/assets/', import.meta.url));

for (const [page, most] of Object.entries({ login: 6, home: 13 }))
  test(`the styles of ${page} register at most ${most} properties`, () => {
    const sheet = readdirSync(assets).find((file) => new RegExp(`^${page}-.*\\.css$`).test(file)) ?? '';
    const registered = readFileSync(assets + sheet, 'utf8').match(/@property [\w-]+/g) ?? [];
    expect(registered.length, registered.join(', ')).toBeLessThanOrEqual(most);
  });
