let pressing = false;
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressing = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => (pressing = false), { capture: true });
  }
}

/**
 * Does something that may move the page, but not under a pointer that is down: pressing a button takes the focus from
 * a field first, and an error that disappears at that moment would pull the button away before the press is over.
 */
export function afterPress(action: () => void): void {
  if (!pressing) return action();
  const later = () => setTimeout(action, 0);
  document.addEventListener('pointerup', later, { once: true });
}
