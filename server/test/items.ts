import { randomUUID } from 'node:crypto';
import type { TestPortal } from './portal.ts';

/** An item as an operator types it, with a code of its own. */
export const sampleItem = () => ({
  code: `sample${randomUUID().replaceAll('-', '').slice(0, 12)}`,
  name: { zh: '示例项目', en: 'Sample item' },
  purpose: { zh: '用于测试', en: 'For a test' },
  department: 'blood',
  minutes: 5,
  needs: ['fasting' as const],
  sex: null,
  indicators: ['GLU'],
});

/** An item of its own in the catalogue. */
export async function makeItem({ portal }: TestPortal): Promise<{ code: string; version: number }> {
  const { code } = sampleItem();
  await portal.database.pool.query(
    `INSERT INTO exam_item (code, name, name_eng, purpose, purpose_eng, department, minutes, needs, indicators, updated_at)
     VALUES ($1, '示例项目', 'Sample item', '用于测试', 'For a test', 'blood', 5, '{}', '{}', now())`,
    [code],
  );
  return { code, version: 1 };
}
