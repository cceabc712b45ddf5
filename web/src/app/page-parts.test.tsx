import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageParts } from './page-parts.ts';

const One = () => <p>one</p>;
const Alone = () => <p>alone</p>;
const Menu = ({ children }: { children: ReactNode }) => <section aria-label="menu">{children}</section>;

const framed: string[] = [];
const layout = async () => Menu;
const parts = pageParts(
  {
    '/alone': { page: async () => Alone },
    '/one': { page: async () => One, layout },
    '/two': { page: async () => One, layout },
  },
  (path) => (path === '/alone' ? undefined : { preload: async () => void framed.push(path) }),
);
parts['/alone'].Page.put(Alone);
parts['/one'].Page.put(One);
parts['/one'].Layout?.put(Menu);

function drawn(path: keyof typeof parts): string {
  const { Page, Layout } = parts[path];
  return renderToStaticMarkup(Layout ? <Layout>{<Page />}</Layout> : <Page />);
}

it('draws a page inside its layout, and one without a layout by itself', () => {
  expect(drawn('/one')).toBe('<section aria-label="menu"><p>one</p></section>');
  expect(drawn('/alone')).toBe('<p>alone</p>');
});

it('keeps one component for routes that share a layout', () => {
  expect(parts['/one'].Layout).toBeDefined();
  expect(parts['/one'].Layout).toBe(parts['/two'].Layout);
});

it('waits for the frame where there is one', async () => {
  await Promise.all([parts['/alone'].preload(), parts['/one'].preload()]);
  expect(framed).toEqual(['/one']);
});
