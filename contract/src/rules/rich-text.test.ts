import { describe, expect, it } from 'vitest';
import { blocksOf, isTextLink, plainText } from './rich-text.ts';

const shape = (text: string) =>
  blocksOf(text).map((block) => (block.kind === 'list' ? `${block.kind} ${block.items.length}` : block.kind));

describe('a long text', () => {
  it('falls into headings, paragraphs and lists', () => {
    const text = '第一段\n仍是第一段\n\n## 一、谁来处理\n说明\n\n- 甲\n- 乙\n\n1. 先\n2. 后\n\n### 小节\n末段';
    expect(shape(text)).toEqual(['paragraph', 'heading', 'paragraph', 'list 2', 'list 2', 'heading', 'paragraph']);
    expect(blocksOf(text).filter(({ kind }) => kind === 'heading')).toEqual([
      { kind: 'heading', level: 2, id: 's1', text: '一、谁来处理' },
      { kind: 'heading', level: 3, id: 's2', text: '小节' },
    ]);
  });

  it('reads the same however its lines end', () => {
    const text = '## 甲\n乙\n\n- 丙\n- 丁';
    expect(blocksOf(text.replaceAll('\n', '\r\n'))).toEqual(blocksOf(text));
  });

  it('has strong words and links, and keeps the words around them', () => {
    expect(blocksOf('请看**这里**，或 [隐私与数据](/web/usercenter/privacy)。')).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { text: '请看' },
          { text: '这里', strong: true },
          { text: '，或 ' },
          { text: '隐私与数据', href: '/web/usercenter/privacy' },
          { text: '。' },
        ],
      },
    ]);
  });

  // proves: content: a link in a text is one to trust
  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://a.example',
    'data:text/html,x',
    'https://x',
  ])('leaves the words of a link to %s, and no link', (href) => {
    expect(isTextLink(href)).toBe(false);
    expect(JSON.stringify(blocksOf(`[看](${href})`))).not.toContain('"href"');
  });

  it('is searched by its words', () => {
    expect(plainText('## 标题\n正文**重点**\n\n- [去](/web/faq)\n- 完')).toBe('标题 正文重点 去完');
    expect(plainText('')).toBe('');
  });
});
