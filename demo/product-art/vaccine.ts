import { circle, DARK, fill, HALF, line, MAIN, PALE, plus, put, rect, scene, shield, SOFT, WHITE } from './shapes.ts';

const vial = (level: string): string =>
  rect(-22, -34, 44, 84, 10, WHITE) +
  fill('M-22 0h44v40a10 10 0 0 1-10 10h-24a10 10 0 0 1-10-10Z', level) +
  rect(-12, -48, 24, 16, 2, SOFT) +
  rect(-18, -60, 36, 16, 5, DARK);

export const vaccineArt = {
  syringe: scene(
    put(
      rect(-64, -18, 112, 36, 8, WHITE) +
        `<g opacity=".55">${rect(-64, -18, 66, 36, 8, MAIN)}</g>` +
        line('M48 0h44', DARK) +
        rect(46, -10, 12, 20, 3, DARK) +
        rect(-94, -6, 34, 12, 0, DARK) +
        rect(-104, -20, 10, 40, 4, DARK) +
        `<g opacity=".5">${line('M-40-18v10M-20-18v10M0-18v10M20-18v10', DARK, 3)}</g>`,
      160,
      124,
      1,
      -35,
    ),
  ),
  vials: scene(put(vial(SOFT), 104, 134, 0.9) + put(vial(SOFT), 216, 134, 0.9) + put(vial(MAIN), 160, 130, 1.15)),
  'shield-plus': scene(
    put(shield(MAIN), 160, 122, 1.5) +
      fill('M160 44l66 22.500v45c0 45-27 69-66 88.500Z', DARK, ' opacity=".25"') +
      put(plus(WHITE, 8), 160, 120, 1.6),
  ),
  lungs: scene(
    line('M160 52v52M160 104l-22 18M160 104l22 18', DARK, 8) +
      fill('M146 92c-10-16-22-16-32 2-16 28-26 60-24 88 1 14 12 18 26 14 20-5 30-14 30-32Z', MAIN) +
      fill('M174 92c10-16 22-16 32 2 16 28 26 60 24 88-1 14-12 18-26 14-20-5-30-14-30-32Z', MAIN) +
      line('M138 122l-18 22M182 122l18 22', WHITE, 5),
  ),
  plaster: scene(
    put(
      rect(-84, -30, 168, 60, 30, MAIN) +
        rect(-32, -30, 64, 60, 4, SOFT) +
        [-14, 0, 14].map((x) => [-12, 4].map((y) => circle(x, y + 4, 3.5, MAIN)).join('')).join('') +
        [-60, -48, 48, 60].map((x) => circle(x, 0, 3, PALE)).join(''),
      160,
      124,
      1,
      -28,
    ) + put(plus(HALF, 8), 226, 178, 0.8),
  ),
};
