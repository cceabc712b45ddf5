import {
  card,
  circle,
  DARK,
  drop,
  fill,
  HALF,
  line,
  MAIN,
  put,
  rect,
  scene,
  shield,
  SOFT,
  sparkle,
  tooth,
  WHITE,
} from './shapes.ts';

const smallTooth = tooth(WHITE) + line('M0-28c4 3 9 5 14 5', MAIN, 3);

export const dentalArt = {
  'tooth-card': scene(card(smallTooth)),
  'two-cards': scene(
    put(rect(-70, -48, 140, 96, 12, HALF), 142, 112, 1, -14) +
      put(
        rect(-70, -48, 140, 96, 12, MAIN) +
          put(tooth(WHITE), -26, 2, 0.75) +
          line('M22-18h28M22 0h28M22 18h16', SOFT, 6),
        172,
        134,
        1,
        6,
      ),
  ),
  'tooth-sparkle': scene(
    circle(160, 124, 66, MAIN) +
      put(tooth(WHITE), 160, 126, 1.1) +
      put(sparkle(DARK), 226, 72, 1.4) +
      put(sparkle(HALF), 92, 168) +
      put(sparkle(HALF), 246, 112, 0.8),
  ),
  'tooth-drop': scene(
    put(tooth(MAIN), 150, 132, 1.55) +
      put(drop(WHITE), 206, 96, 1.12) +
      put(drop(DARK), 206, 96, 0.9) +
      fill('M194 100c0 8 4 12 9 13', WHITE, ' opacity=".7"'),
  ),
  'tooth-shield': scene(
    put(shield(DARK), 160, 122, 1.5) + put(shield(MAIN), 160, 122, 1.32) + put(tooth(WHITE), 160, 120, 0.86),
  ),
  smile: scene(
    fill('M76 108c34-34 60-30 84-14 24-16 50-20 84 14-20 78-148 78-168 0Z', MAIN) +
      fill('M96 112c42-12 86-12 128 0-16 44-112 44-128 0Z', WHITE) +
      line('M128 106v30M160 104v36M192 106v30', SOFT, 3) +
      put(sparkle(DARK), 232, 72, 1.3) +
      put(sparkle(HALF), 96, 78, 0.8),
  ),
  toothbrush: scene(
    put(
      rect(-96, -12, 122, 24, 12, MAIN) +
        rect(-70, -5, 30, 10, 5, WHITE) +
        rect(22, -7, 44, 14, 5, DARK) +
        rect(60, -9, 40, 12, 5, DARK) +
        rect(64, -31, 6, 24, 2, HALF) +
        rect(73, -33, 6, 26, 2, WHITE) +
        rect(82, -33, 6, 26, 2, HALF) +
        rect(91, -31, 6, 24, 2, WHITE),
      160,
      132,
      1,
      -32,
    ) + put(sparkle(HALF), 118, 76),
  ),
  'water-jet': scene(
    rect(112, 96, 62, 100, 16, MAIN) +
      rect(112, 146, 62, 50, 16, HALF) +
      circle(143, 122, 9, WHITE) +
      line('M143 96v-14c0-14 8-20 20-24l26-10', DARK, 9) +
      put(drop(MAIN), 214, 52, 0.32) +
      put(drop(DARK), 232, 74, 0.4) +
      put(drop(MAIN), 212, 92, 0.5) +
      put(tooth(HALF), 222, 140, 0.9) +
      line('M205 60l8 16', SOFT, 3),
  ),
  floss: scene(
    rect(92, 86, 96, 100, 26, MAIN) +
      rect(108, 102, 64, 48, 14, WHITE) +
      put(tooth(HALF), 140, 127, 0.44) +
      fill('M92 112a26 26 0 0 1 26-26h44a26 26 0 0 1 26 26Z', DARK, ' opacity=".25"') +
      line('M164 86c0-28 26-30 30-10 4 22 34 20 38-6', DARK, 4) +
      put(rect(-4, -36, 8, 62, 4, HALF) + line('M-7-44H7M-7-38H7M-7-32H7', DARK, 3), 222, 150, 1, 16),
  ),
  'kids-set': scene(
    put(rect(-9, -76, 18, 134, 9, MAIN) + rect(-9, -76, 18, 26, 4, WHITE), 112, 132, 1, -12) +
      put(rect(-9, -76, 18, 134, 9, HALF) + rect(-9, -76, 18, 26, 4, WHITE), 148, 128, 1, 6) +
      fill('M182 84h58v10l-20 34 20 34v10h-58v-10l20-34-20-34Z', WHITE) +
      fill('M194 164l17-20 17 20Z', MAIN) +
      fill('M196 106h30l-15 20Z', HALF) +
      rect(176, 76, 70, 12, 6, DARK) +
      rect(176, 168, 70, 12, 6, DARK),
  ),
  toothpaste: scene(
    put(
      fill('M-78-34l110 8v52l-110 8Z', MAIN) +
        rect(-90, -36, 16, 72, 4, DARK) +
        rect(32, -18, 16, 36, 3, WHITE) +
        rect(48, -14, 28, 28, 6, DARK) +
        fill('M-62-4l78-6v16l-78 6Z', WHITE, ' opacity=".75"'),
      160,
      116,
      1,
      -18,
    ) + line('M100 188c14-12 22 10 36-2s22 10 36-2 22 8 34-2', HALF, 11),
  ),
};
