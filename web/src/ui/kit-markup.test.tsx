import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MoreList } from './data/MoreList.tsx';
import { Timeline } from './data/Timeline.tsx';
import { ProgressBar } from './feedback/ProgressBar.tsx';
import { RadioChips } from './form/RadioChips.tsx';
import { UploadField, type UploadFieldProps, type UploadItem } from './form/UploadField.tsx';
import { ConfirmDialog } from './overlay/ConfirmDialog.tsx';

const html = (node: ReactNode) => renderToStaticMarkup(node);
const nothing = () => undefined;

describe('ProgressBar', () => {
  it('says how far it is, in its own bounds', () => {
    const markup = html(<ProgressBar label="Import" value={1.7} text="all" />);
    expect(markup).toContain('role="progressbar" aria-label="Import"');
    expect(markup).toMatch(/aria-valuenow="100" aria-valuetext="all"/);
    expect(html(<ProgressBar label="Import" value={-1} />)).toContain('aria-valuenow="0"');
  });

  it('names no number while it is unknown', () => {
    expect(html(<ProgressBar label="Import" value={undefined} />)).not.toContain('aria-valuenow');
  });
});

it('Timeline is a list with moments machines can read', () => {
  const items = [{ key: 'a', title: 'Paid', time: '3 Jun', moment: '2026-06-03T01:12:00Z', tone: 'ok' as const }];
  const markup = html(<Timeline label="History" items={items} />);
  expect(markup).toMatch(/^<ol aria-label="History"><li/);
  expect(markup).toContain('dateTime="2026-06-03T01:12:00Z"');
});

it('MoreList shows a page, says how many are left and nothing when none is', () => {
  const list = (count: number) =>
    html(
      <MoreList
        items={Array.from({ length: count }, (_, index) => index)}
        keyOf={(item) => item}
        pageSize={3}
        words={{ more: (left) => `${left} more`, said: () => 'said' }}
      >
        {(item) => `item ${item}`}
      </MoreList>,
    );
  expect(list(5).match(/<li>/g)).toHaveLength(3);
  expect(list(5)).toContain('2 more');
  expect(list(3)).not.toContain('more');
  expect(list(5)).not.toContain('said');
});

it('RadioChips fold the items beyond the first few, never a chosen one nor a single one', () => {
  const chips = (count: number, value: string) =>
    html(
      <RadioChips
        legend="City"
        items={Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `city ${index}` }))}
        value={value}
        onChange={nothing}
        fold={{ shown: 2, label: 'More' }}
      />,
    );
  expect(chips(5, '0').match(/<input/g)).toHaveLength(2);
  expect(chips(5, '0')).toMatch(/<button[^>]*aria-expanded="false"[^>]*>More/);
  expect(chips(3, '0').match(/<input/g)).toHaveLength(3);
  expect(chips(5, '4').match(/<input/g)).toHaveLength(5);
  expect(chips(5, '4')).not.toContain('More');
});

describe('ConfirmDialog', () => {
  const dialog = (more: object) =>
    html(
      <ConfirmDialog
        open
        title="Cancel?"
        cancelLabel="Keep"
        confirmLabel="Cancel it"
        retryLabel="Again"
        {...{ onConfirm: nothing, onClose: nothing, ...more }}
      >
        Gone for good.
      </ConfirmDialog>,
    );

  it('asks, with the way back first', () => {
    expect(dialog({}).replace(/<[^>]*>/g, '|')).toMatch(/Cancel\?.*Gone for good\..*Keep.*Cancel it/);
    expect(dialog({ destructive: true })).toContain('role="alertdialog"');
  });

  it('stays until it is done and cannot be left', () => {
    const markup = dialog({ busy: true, busyText: 'Cancelling' });
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('Cancelling');
    expect(markup.match(/aria-disabled="true"/g)).toHaveLength(2);
  });

  it('says what went wrong where it was asked, and offers to try again', () => {
    const markup = dialog({ error: 'No connection' });
    expect(markup).toMatch(/role="alert".*No connection/);
    expect(markup).toContain('Again');
    expect(markup).not.toContain('Cancel it');
  });
});

describe('UploadField', () => {
  const words: UploadFieldProps['words'] = {
    choose: 'Choose',
    drop: 'or drop',
    sending: (name) => `Sending ${name}`,
    done: 'There',
    cancel: (name) => `Stop ${name}`,
    retry: (name) => `Again ${name}`,
    remove: (name) => `Remove ${name}`,
  };
  const field = (items: UploadItem[], more: Partial<UploadFieldProps> = {}) =>
    html(
      <UploadField
        id="files"
        label="Files"
        accept=".pdf"
        {...{ items, words, onPick: nothing, onCancel: nothing, onRetry: nothing, onRemove: nothing, ...more }}
      />,
    );
  const item = (more: Partial<UploadItem>): UploadItem => ({
    key: 'k',
    name: 'a.pdf',
    size: '1 KB',
    state: 'done',
    ...more,
  });

  it('is the browser’s own file input, tied to its texts', () => {
    const markup = field([], { hint: 'PDF only', error: 'Missing' });
    expect(markup).toContain('<label for="files"');
    expect(markup).toMatch(
      /<input id="files" aria-invalid="true" aria-describedby="files-hint files-error"[^>]*type="file"/,
    );
  });

  it('shows each file in its state, with what can be done about it', () => {
    const sending = field([item({ state: 'sending', progress: 0.4 })], { most: 2 });
    expect(sending).toContain('aria-label="Stop a.pdf"');
    expect(sending).toMatch(/aria-label="Sending a.pdf"[^>]*aria-valuenow="40"/);
    const failed = field([item({ state: 'failed', error: 'No network' })]);
    expect(failed).toContain('aria-label="Again a.pdf"');
    expect(failed).toMatch(/role="status"[^>]*>No network/);
    expect(field([item({ state: 'failed', error: 'Not a PDF', final: true })])).not.toContain('Again');
    expect(field([item({})])).toContain('There');
  });

  it('takes no more than it may', () => {
    expect(field([item({})])).not.toContain('type="file"');
    expect(field([item({})], { most: 2 })).toContain('type="file"');
    expect(field([], { most: 2 })).toMatch(/multiple=""/);
  });
});
