import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './form/Button.tsx';
import { Countdown } from './feedback/Countdown.tsx';
import { OrderCard } from './data/OrderCard.tsx';
import { priceText } from './data/Price.tsx';
import { QrCode } from './data/QrCode.tsx';
import { StageLine } from './data/StageLine.tsx';
import { Tabs } from './layout/Tabs.tsx';

const html = (node: ReactNode) => renderToStaticMarkup(node);

describe('Tabs', () => {
  const items = [
    { key: '0', label: 'All', count: 6, link: <a href="#all">x</a> },
    { key: '10', label: 'To pay', link: <a href="#pay">x</a> },
  ];
  const markup = html(<Tabs label="By status" items={items} current="10" />);

  it('are links in a named region; the current one says so', () => {
    expect(markup).toContain('<nav aria-label="By status"');
    expect(markup).toMatch(/href="#pay"[^>]*aria-current="page"/);
    expect(markup.match(/aria-current/g)).toHaveLength(1);
  });

  it('count what they hold, where that is known', () => {
    expect(markup).toMatch(/All <span[^>]*>6<\/span>/);
    expect(markup).toMatch(/To pay<\/a>/);
  });
});

describe('OrderCard', () => {
  const day = { top: '6 月', main: '16', bottom: '周二 08:00', label: '2026 年 6 月 16 日（周二）08:00' };
  const card = (more: object = {}) =>
    html(<OrderCard who="W" number="N" status="S" day={day} title="T" place="P" tags={null} {...more} />);

  it('is an article named by its title, its day read as one', () => {
    const [, id] = /<article aria-labelledby="([^"]+)"/.exec(card()) ?? [];
    expect(card()).toContain(`id="${id}"`);
    expect(card()).toContain(`<span class="sr-only">${day.label}</span>`);
  });

  it('has no empty rows for what it lacks', () => {
    expect(card()).not.toContain('border-t border-line bg-n-25');
    expect(card({ note: 'until' })).toContain('until');
  });
});

describe('QrCode', () => {
  it('is a picture with a name, one path, the same for the same text', () => {
    const code = html(<QrCode value="weixin://x" label="Code" />);
    expect(code).toMatch(/role="img" aria-label="Code"/);
    expect(code.match(/<path/g)).toHaveLength(2);
    expect(code).toBe(html(<QrCode value="weixin://x" label="Code" />));
    expect(code).not.toBe(html(<QrCode value="weixin://y" label="Code" />));
  });
});

describe('StageLine', () => {
  it('says which stage is now, and of each how it stands', () => {
    const marks = { done: ', done', current: ', now', todo: '', stopped: ', ended' };
    const line = html(
      <StageLine
        label="Stages"
        marks={marks}
        stages={[
          { key: 'a', label: 'Placed', state: 'done' },
          { key: 'b', label: 'Check-up', state: 'current', text: '16 Jun' },
        ]}
      />,
    );
    expect(line).toMatch(/<ol aria-label="Stages"/);
    expect(line.match(/aria-current="step"/g)).toHaveLength(1);
    expect(line).toContain(', done');
    expect(line).toContain('16 Jun');
  });
});

describe('a button whose reason stands elsewhere', () => {
  it('is reachable, disabled and described by it', () => {
    const button = html(<Button disabledBy="why">Cancel</Button>);
    expect(button).toMatch(/aria-disabled="true"[^>]*aria-describedby="why"/);
    expect(button).not.toMatch(/\sdisabled=/);
  });
});

describe('Countdown', () => {
  it('without words to say it is silent', () => {
    const still = html(<Countdown until={90_000} now={() => 0} format={(m, s) => `${m}:${s}`} />);
    expect(still).toContain('1:30');
    expect(still).not.toContain('aria-live="polite"');
  });
});

it('an amount in a sentence', () => {
  expect([priceText(86_000), priceText(-1_234_567)]).toEqual(['¥860.00', '−¥12,345.67']);
});
