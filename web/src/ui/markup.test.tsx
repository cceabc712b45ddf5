import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AddOnRow } from './form/AddOnRow.tsx';
import { Breadcrumb } from './layout/Breadcrumb.tsx';
import { Button } from './form/Button.tsx';
import { Carousel, type CarouselTexts } from './data/Carousel.tsx';
import { CheckChips } from './form/CheckChips.tsx';
import { Checkbox } from './form/Checkbox.tsx';
import { FeeList } from './data/FeeList.tsx';
import { FormErrorSummary } from './form/FormErrorSummary.tsx';
import { ICON_NAMES, iconByName } from './art/icons.ts';
import { MenuTile } from './data/MenuTile.tsx';
import { Price } from './data/Price.tsx';
import { StarRating } from './form/StarRating.tsx';
import { Stepper } from './layout/Stepper.tsx';
import { TextField } from './form/TextField.tsx';

const html = (node: ReactNode) => renderToStaticMarkup(node);
const words = (node: ReactNode) => html(node).replace(/<[^>]*>/g, '');

describe('Price', () => {
  it.each([
    [0, '¥0.00'],
    [1, '¥0.01'],
    [86000, '¥860.00'],
    [123456789, '¥1,234,567.89'],
    [-500, '−¥5.00'],
  ])('writes %d fen as %s', (fen, expected) => {
    expect(words(<Price fen={fen} />)).toBe(expected);
  });
});

describe('Button', () => {
  it('says why it is unavailable, and stays reachable', () => {
    const markup = html(<Button disabledReason="too late">Change</Button>);
    const reason = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toContain(`id="${reason}" class="text-c text-ink-2">too late`);
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toMatch(/\sdisabled/);
  });

  it('is busy with its own words and keeps the focus', () => {
    const markup = html(
      <Button busy busyText="Sending">
        Send
      </Button>,
    );
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('Sending');
    expect(markup).not.toMatch(/\sdisabled/);
  });

  it('dresses a link', () => {
    const markup = html(
      <Button variant="primary" render={<a href="/home" />}>
        Home
      </Button>,
    );
    expect(markup).toMatch(/^<a href="\/home" class="[^"]*bg-btn[^"]*">Home<\/a>$/);
  });
});

describe('fields', () => {
  it('ties label, hint and error to the input', () => {
    const markup = html(<TextField id="phone" label="Phone" hint="11 digits" error="Too short" />);
    expect(markup).toContain('<label for="phone"');
    expect(markup).toMatch(/<input[^>]* id="phone" aria-invalid="true" aria-describedby="phone-hint phone-error"/);
    expect(markup).toContain('id="phone-hint"');
    expect(markup).toContain('id="phone-error"');
  });

  it('describes nothing that is not there', () => {
    expect(html(<TextField id="name" label="Name" />)).not.toMatch(/aria-(describedby|invalid)/);
    expect(html(<Checkbox id="agree" label="Agree" />)).not.toMatch(/aria-(describedby|invalid)/);
  });

  it('sums up errors only when there are any', () => {
    expect(html(<FormErrorSummary title="None" items={[]} />)).toBe('');
    const markup = html(<FormErrorSummary title="1 thing" items={[{ fieldId: 'phone', text: 'Too short' }]} />);
    expect(markup).toContain('role="alert"');
    expect(markup).toContain('<a href="#phone"');
  });
});

describe('Carousel', () => {
  const texts: CarouselTexts = {
    label: 'News',
    roleDescription: 'carousel',
    slideRoleDescription: 'slide',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    position: (at, of) => `${at} of ${of}`,
  };
  const slides = (count: number) => Array.from({ length: count }, (_, n) => ({ key: `${n}`, content: `Slide ${n}` }));

  it('has no controls for one slide and is nothing without slides', () => {
    expect(html(<Carousel texts={texts} slides={slides(1)} />)).not.toContain('<button');
    expect(html(<Carousel texts={texts} slides={[]} />)).toBe('');
  });

  it('has a pause button, arrows and a dot per slide otherwise', () => {
    expect(html(<Carousel texts={texts} slides={slides(3)} />).match(/<button/g)).toHaveLength(6);
  });
});

describe('a booking', () => {
  it('says which step one is at, and leads back to done ones only', () => {
    const markup = html(
      <Stepper
        label="Steps"
        position="Step 2 of 3"
        doneMark=" (done)"
        steps={[
          { key: 'a', label: 'Who', state: 'done', link: <a href="/who" /> },
          { key: 'b', label: 'What', state: 'current' },
          { key: 'c', label: 'When', state: 'todo' },
        ]}
      />,
    );
    expect(markup).toMatch(/<li aria-current="step"[^>]*>.*?What/);
    expect(markup.match(/<a /g)).toHaveLength(1);
    expect(markup).toContain('Who<span class="sr-only"> (done)');
    expect(markup).toContain('Step 2 of 3');
  });

  it('ties the reason of an add-on to its box, which cannot be ticked', () => {
    const markup = html(<AddOnRow name="CT" checked={false} onChange={() => undefined} reason="Not with X-ray" />);
    const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1]?.split(' ') ?? [];
    expect(markup).toMatch(/<input[^>]*disabled/);
    expect(described.some((id) => markup.includes(`id="${id}"`) && id.endsWith('reason'))).toBe(true);
  });

  it('shows a locked add-on without a box', () => {
    const markup = html(<AddOnRow name="CT" checked locked onChange={() => undefined} reason="Paid" />);
    expect(markup).not.toContain('<input');
  });

  it('adds nothing up by itself: the total is what it was given', () => {
    const list = <FeeList lines={[{ key: 'a', label: 'A', fen: -500 }]} total={{ label: 'You pay', fen: 700 }} />;
    expect(words(list)).toBe('A−¥5.00You pay¥7.00');
  });
});

describe('links of the caller', () => {
  it('become tiles and crumbs', () => {
    expect(html(<MenuTile icon={null} label="Reports" render={<a href="/reports" />} />)).toContain(
      '<a href="/reports"',
    );
    const crumbs = html(
      <Breadcrumb label="Path" items={[{ label: 'Home', link: <a href="/" /> }, { label: 'Here' }]} />,
    );
    expect(crumbs).toContain('aria-current="page">Here');
  });
});

describe('iconByName', () => {
  it('knows its own names and no others', () => {
    for (const name of ICON_NAMES) expect(iconByName(name)).toBeDefined();
    for (const name of ['', 'constructor', '__proto__', 'Users', '/a.png']) expect(iconByName(name)).toBeUndefined();
  });
});

describe('StarRating', () => {
  const stars = (value: number, error?: string) => (
    <StarRating
      id="stars"
      legend="Rating"
      name="stars"
      value={value}
      onChange={() => {}}
      meanings={['bad', 'so-so', 'good']}
      error={error}
    />
  );

  it('is one group of radios that say what they mean', () => {
    const markup = html(stars(2));
    expect(markup.match(/type="radio"/g)).toHaveLength(3);
    expect(markup).toMatch(/checked="" value="2"|value="2"[^>]*checked=""/);
    for (const meaning of ['bad', 'so-so', 'good']) expect(markup).toContain(`aria-label="${meaning}"`);
    expect(markup.match(/fill-current/g), 'as many stars are lit').toHaveLength(2);
  });

  it('ties its error to the group, and its first radio can be led to', () => {
    const markup = html(stars(0, 'Please choose'));
    expect(markup).toContain('aria-describedby="stars-error"');
    expect(markup).toContain('id="stars-error"');
    expect(markup).toContain('id="stars"');
  });
});

it('CheckChips are checkboxes', () => {
  const items = [
    { value: '1', label: 'Clean' },
    { value: '2', label: 'Quick' },
  ];
  const markup = html(<CheckChips legend="Tags" items={items} values={['2']} onChange={() => {}} />);
  expect(markup.match(/type="checkbox"/g)).toHaveLength(2);
  expect(markup.match(/checked=""/g)).toHaveLength(1);
  expect(words(<CheckChips legend="Tags" items={items} values={[]} onChange={() => {}} />)).toBe('TagsCleanQuick');
});
