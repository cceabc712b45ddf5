import { Phone, X } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../ui/feedback/Alert.tsx';
import { Button } from '../ui/form/Button.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { IconButton } from '../ui/form/IconButton.tsx';
import { Price } from '../ui/data/Price.tsx';
import { Tag, type TagTone } from '../ui/data/Tag.tsx';
import type { GalleryText } from './text.ts';

const TONES: TagTone[] = ['warn', 'info', 'ok', 'mute', 'bad', 'brand', 'line'];
const SIZES = { d: 'text-d', l: 'text-l', m: 'text-m', s: 'text-s', b: 'text-b', c: 'text-c', x: 'text-x' } as const;

export function LookSection({ text }: { text: GalleryText }) {
  return (
    <>
      <Card title={text.sections.type}>
        <div className="g-stack">
          {(Object.keys(SIZES) as (keyof typeof SIZES)[]).map((size) => (
            <p key={size} className={SIZES[size]}>
              {text.typeSamples[size]}
            </p>
          ))}
          <p>
            <Price fen={128600} /> · <Price fen={-500} /> · <Price fen={1} /> ·{' '}
            <Price fen={123456789} className="text-d" />
          </p>
        </div>
      </Card>
      <Card title={text.sections.buttons}>
        <ButtonStates text={text} />
      </Card>
      <Card title={text.sections.tags} aside={text.loading}>
        <div className="g-row">
          {TONES.map((tone, index) => (
            <Tag key={tone} tone={tone} dot={index < 5}>
              {text.tagWords[index]}
            </Tag>
          ))}
        </div>
      </Card>
      <Card title={text.sections.alerts}>
        <div className="g-stack">
          <Alert title={text.alertTitle}>{text.alertInfo}</Alert>
          <Alert tone="ok">{text.alertOk}</Alert>
          <Alert tone="warn">{text.alertWarn}</Alert>
          <Alert tone="bad">
            {text.alertBad} <a href="#reload">{text.reload}</a>
          </Alert>
          <Alert tone="mute" action={<Button size="sm">{text.details}</Button>}>
            {text.alertMute}
          </Alert>
        </div>
      </Card>
    </>
  );
}

function ButtonStates({ text }: { text: GalleryText }) {
  const [presses, setPresses] = useState(0);
  return (
    <div className="g-stack">
      <div className="g-row">
        <Button variant="primary" onClick={() => setPresses(presses + 1)}>
          {text.primary}
        </Button>
        <Button variant="brand">{text.brand}</Button>
        <Button>{text.secondary}</Button>
        <Button variant="danger">{text.danger}</Button>
        <Button variant="dangerPrimary">{text.dangerPrimary}</Button>
        <Button variant="text">{text.text}</Button>
      </div>
      <p className="text-c">
        {text.pressed} <output>{presses}</output>
      </p>
      <div className="g-row">
        <Button variant="primary" busy busyText={text.submitting}>
          {text.submit}
        </Button>
        <Button busy busyText={text.submitting}>
          {text.submit}
        </Button>
        <Button size="sm" icon={<Phone aria-hidden="true" size={16} />}>
          {text.small}
        </Button>
        <Button variant="primary" size="sm" render={<a href="#link" />}>
          {text.small}
        </Button>
        <IconButton label={text.close}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <Button variant="primary" disabledReason={text.reason}>
        {text.submit}
      </Button>
      <Button variant="primary" size="lg" block>
        {text.large}
      </Button>
    </div>
  );
}
