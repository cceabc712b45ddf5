import {
  box,
  circle,
  DARK,
  drop,
  fill,
  HALF,
  heart,
  helix,
  leaf,
  line,
  MAIN,
  put,
  rect,
  scene,
  SOFT,
  WHITE,
} from './shapes.ts';

export const geneArt = {
  'gene-box': scene(box(helix(DARK, MAIN))),
  'gene-ribbon': scene(
    rect(92, 62, 50, 132, 25, WHITE) +
      fill('M92 118h50v51a25 25 0 0 1-50 0Z', SOFT) +
      rect(86, 56, 62, 18, 7, DARK) +
      put(helix(DARK, MAIN), 117, 146, 0.8) +
      fill('M192 70c22 0 30 20 22 40l-38 86-20-10 42-92c2-8-6-8-4 0l40 92-20 10-40-86c-6-20 2-40 18-40Z', MAIN),
  ),
  'gene-leaf': scene(
    circle(146, 130, 58, WHITE) +
      put(helix(DARK, MAIN), 146, 130, 1.3) +
      put(leaf(MAIN, DARK), 208, 88, 1.05) +
      put(leaf(HALF, DARK), 220, 150, 0.6, 30),
  ),
  'gene-heart': scene(put(heart(MAIN), 160, 126, 1.12) + put(helix(WHITE, SOFT), 160, 118, 1.25)),
  'gene-drop': scene(
    put(drop(MAIN), 160, 118, 2.1) +
      put(helix(WHITE, SOFT), 160, 142, 0.85) +
      put(drop(HALF), 236, 82, 0.55) +
      put(drop(DARK), 90, 96, 0.4),
  ),
  gut: scene(
    rect(90, 58, 140, 136, 26, WHITE) +
      line('M112 84h92a12 12 0 0 1 0 26h-84a13 13 0 0 0 0 26h84a13 13 0 0 1 0 27h-34', MAIN, 15) +
      line('M112 84h92a12 12 0 0 1 0 26h-84a13 13 0 0 0 0 26h84a13 13 0 0 1 0 27h-34', HALF, 5) +
      circle(126, 172, 9, DARK) +
      circle(148, 176, 5, HALF),
  ),
};
