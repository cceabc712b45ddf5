/** Complains where a page shows what stands for a missing word. Runs in the page, so it uses nothing from outside. */
export function watchWords(): void {
  const bad = /\bundefined\b|\bNaN\b|\[object Object\]/;
  const isShown = (text: Node): boolean => !text.parentElement?.closest('script, style, code, textarea');
  const look = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = texts.currentNode; text; text = texts.nextNode())
      if (text.nodeType === Node.TEXT_NODE && bad.test(text.nodeValue ?? '') && isShown(text))
        console.error(`A word is missing: ${text.nodeValue}`);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') look(target);
      else addedNodes.forEach(look);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
