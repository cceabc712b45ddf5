/** Resolves once the browser has shown what was done so far: a press is answered before something long begins. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // nothing is shown of a page nobody looks at, and its frames never come
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
