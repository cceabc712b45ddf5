/** Resolves once the browser has shown the page so far: a press is answered before something long begins. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // a hidden page is not drawn, and its frames never come
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
