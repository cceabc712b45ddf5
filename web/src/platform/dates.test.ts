import { describe, expect, it } from 'vitest';
import { dayRange, withTime } from './dates.ts';

describe('days as people write them', () => {
  it('a range says its month once', () => {
    expect(dayRange('2026-06-04', '2026-06-09', 'zh-cn')).toBe('6 月 4 – 9 日');
    expect(dayRange('2026-06-04', '2026-06-09', 'en-us')).toBe('4 – 9 Jun');
    expect(dayRange('2026-06-29', '2026-07-02', 'zh-cn')).toBe('6 月 29 日 – 7 月 2 日');
    expect(dayRange('2026-06-29', '2026-07-02', 'en-us')).toBe('29 Jun – 2 Jul');
  });

  it('a full-width bracket brings its own space', () => {
    expect(withTime('6 月 16 日（周二）', '08:00')).toBe('6 月 16 日（周二）08:00');
    expect(withTime('Tue, 16 Jun', '08:00')).toBe('Tue, 16 Jun 08:00');
  });
});
