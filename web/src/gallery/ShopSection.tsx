import { useState } from 'react';
import { ProductArt } from '../ui/art/ProductArt.tsx';
import { Gallery } from '../ui/data/Gallery.tsx';
import { NumberStepper } from '../ui/form/NumberStepper.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { TabPanels } from '../ui/layout/TabPanels.tsx';
import type { ShopText } from './shop-text.ts';

const PICTURES = ['/art/5c9eff/center-a.svg', '/art/5c9eff/center-b.svg', '/art/5c9eff/center-c.svg'];

/** The parts of a purchase: its pictures, how many of it, how much of a gift, and its description. */
export function ShopSection({ text }: { text: ShopText }) {
  const [count, setCount] = useState(1);
  const [fen, setFen] = useState(100_00);
  const words = { less: text.less, more: text.more };
  const pictured = { label: text.gallery, alt: text.alt, art: <ProductArt />, position: text.position };
  return (
    <>
      <Card title={text.title}>
        <Gallery {...pictured} pictures={PICTURES} />
      </Card>
      <Card>
        <Gallery {...pictured} pictures={[]} dimmed />
      </Card>
      <Card>
        <div className="g-stack">
          <NumberStepper label={text.count} value={count} min={1} max={4} words={words} onChange={setCount} />
          <NumberStepper
            {...{ label: text.amount, value: fen, min: 0, max: 146_00, step: 1_000, words, onChange: setFen }}
            {...{ decimals: 2, prefix: '¥', block: true }}
          />
          <NumberStepper label={text.fixed} value={1} min={1} max={1} words={words} onChange={() => undefined} />
        </div>
      </Card>
      <Card>
        <TabPanels
          label={text.tabs}
          panels={text.panels.map(({ content, ...panel }) => ({ ...panel, content: <p>{content}</p> }))}
        />
      </Card>
    </>
  );
}
