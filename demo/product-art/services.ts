import {
  circle,
  DARK,
  fill,
  HALF,
  heart,
  line,
  MAIN,
  moon,
  PALE,
  plus,
  put,
  rect,
  scene,
  sheet,
  SOFT,
  sparkle,
  tick,
  WHITE,
} from './shapes.ts';

const vertebra = rect(-26, -9, 52, 18, 8, WHITE) + fill('M-26-4l-18 8 18 6ZM26-4l18 8-18 6Z', SOFT);

/** A spine is bent, and its lower bones are the larger ones. */
const SPINE = [
  { x: 160, y: 68, size: 0.86 },
  { x: 166, y: 96, size: 0.91 },
  { x: 168, y: 124, size: 0.96 },
  { x: 162, y: 152, size: 1 },
  { x: 156, y: 180, size: 1.05 },
];

export const serviceArt = {
  apple: scene(
    fill(
      'M160 94c-14-14-36-14-50 0-24 24-8 98 28 104 10 2 14-4 22-4s12 6 22 4c36-6 52-80 28-104-14-14-36-14-50 0Z',
      MAIN,
    ) +
      line('M122 112c-7 12-7 28-3 42', WHITE, 6) +
      line('M160 92c0-18 4-28 14-36', DARK, 7) +
      fill('M170 70c8-20 26-24 44-20-4 20-22 28-44 20Z', HALF),
  ),
  'second-opinion': scene(
    put(sheet(-50, -66, SOFT), 134, 128, 1, -8) +
      put(sheet(-50, -66), 174, 132, 1, 4) +
      put(line('M-30-24h40M-30-4h58M-30 16h36', HALF, 6), 174, 132, 1, 4) +
      circle(214, 176, 28, MAIN) +
      put(tick(WHITE), 214, 176),
  ),
  'no-smoking': scene(
    `<circle cx="160" cy="124" r="70" fill="${WHITE}" stroke="${MAIN}" stroke-width="14"/>` +
      rect(108, 122, 78, 18, 3, SOFT) +
      rect(186, 122, 26, 18, 3, DARK) +
      line('M198 108c0-12-10-10-10-22', HALF, 5) +
      line('M212 108c0-16-10-14-10-28', HALF, 5) +
      line('M112 76l96 96', MAIN, 14),
  ),
  moon: scene(
    circle(160, 124, 70, DARK) +
      put(moon(WHITE), 158, 112, 1.35) +
      put(sparkle(HALF), 196, 92) +
      put(sparkle(SOFT), 206, 142, 0.7) +
      put(sparkle(SOFT), 118, 80, 0.6) +
      fill('M104 176a18 18 0 0 1 4-36 26 26 0 0 1 48-4 20 20 0 0 1 22 20 16 16 0 0 1-2 20Z', MAIN),
  ),
  scanner: scene(
    `<circle cx="176" cy="116" r="58" fill="${WHITE}" stroke="${MAIN}" stroke-width="26"/>` +
      circle(176, 116, 34, PALE) +
      rect(70, 128, 146, 16, 8, DARK) +
      put(circle(0, 0, 11, HALF) + rect(14, -10, 78, 18, 9, SOFT), 104, 116) +
      rect(96, 144, 18, 50, 4, DARK) +
      rect(150, 186, 52, 14, 4, DARK),
  ),
  stomach: scene(
    fill(
      'M140 54h22v28c0 12 8 18 20 12 30-14 54 8 50 46-4 38-40 60-82 52-30-6-44 4-50 14l-20-12c6-22 26-32 46-32 12 0 20-8 18-24-2-14-4-22-4-40Z',
      MAIN,
    ) +
      line('M178 116c18-8 32 4 30 24', WHITE, 7) +
      circle(150, 164, 6, SOFT) +
      circle(176, 172, 4, SOFT),
  ),
  ultrasound: scene(
    fill('M160 76l84 88a112 112 0 0 1-168 0Z', WHITE) +
      fill('M160 76l84 88a112 112 0 0 1-168 0Z', SOFT, ' opacity=".6"') +
      `<g opacity=".7">${line('M130 122a52 52 0 0 0 60 0M112 144a84 84 0 0 0 96 0', HALF, 4)}</g>` +
      circle(152, 160, 14, DARK) +
      circle(180, 152, 8, MAIN) +
      rect(138, 34, 44, 44, 10, MAIN) +
      rect(146, 70, 28, 14, 4, DARK),
  ),
  'report-lens': scene(
    sheet(92, 54) +
      line('M110 84h34M110 108h62M110 130h40', SOFT, 7) +
      line('M110 160l16-14 14 10 18-22', MAIN, 5) +
      `<circle cx="200" cy="146" r="30" fill="${PALE}" stroke="${DARK}" stroke-width="9"/>` +
      line('M222 170l22 24', DARK, 12) +
      put(heart(MAIN), 200, 147, 0.28),
  ),
  spine: scene(rect(96, 44, 128, 160, 30, MAIN) + SPINE.map(({ x, y, size }) => put(vertebra, x, y, size)).join('')),
  bone: scene(
    put(
      fill('M-58-22a24 24 0 1 0-26 22 24 24 0 1 0 26 22H58a24 24 0 1 0 26-22 24 24 0 1 0-26-22Z', MAIN) +
        line('M-44-8H44', SOFT, 6) +
        line('M-30 8H20', SOFT, 4),
      160,
      122,
      0.92,
      -32,
    ) +
      circle(218, 176, 26, DARK) +
      line('M206 182l8-12 8 6 10-14', WHITE, 5),
  ),
  'calendar-plus': scene(
    rect(90, 64, 140, 126, 16, WHITE) +
      fill('M106 64h108a16 16 0 0 1 16 16v20H90V80a16 16 0 0 1 16-16Z', MAIN) +
      rect(116, 50, 12, 28, 6, DARK) +
      rect(192, 50, 12, 28, 6, DARK) +
      [0, 1, 2, 3].map((x) => [0, 1].map((y) => rect(106 + x * 29, 114 + y * 30, 20, 18, 5, PALE)).join('')).join('') +
      circle(210, 172, 28, MAIN) +
      put(plus(WHITE, 7), 210, 172, 0.9),
  ),
  hands: scene(
    fill(
      'M82 156h30c18 0 22-14 42-14 18 0 26 12 46 12 16 0 30-12 40-10 10 3 8 14-2 20l-46 24c-16 8-30 8-48 6l-62-6Z',
      MAIN,
    ) +
      rect(70, 146, 22, 52, 6, DARK) +
      put(heart(MAIN), 164, 92, 0.72) +
      put(plus(WHITE, 7), 164, 88, 0.9),
  ),
  courier: scene(
    rect(112, 72, 118, 112, 12, MAIN) +
      fill('M112 84a12 12 0 0 1 12-12h94a12 12 0 0 1 12 12v20H112Z', DARK) +
      rect(158, 72, 26, 32, 0, SOFT) +
      circle(171, 144, 26, WHITE) +
      put(plus(MAIN, 8), 171, 144, 0.9) +
      line('M64 104h34M52 130h46M68 156h30', HALF, 7),
  ),
};
