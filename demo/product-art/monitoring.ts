import {
  circle,
  DARK,
  drop,
  fill,
  HALF,
  heart,
  line,
  MAIN,
  moon,
  PALE,
  put,
  rect,
  scene,
  SOFT,
  sparkle,
  WHITE,
} from './shapes.ts';

export const monitoringArt = {
  sleep: scene(
    rect(90, 150, 140, 30, 0, MAIN) +
      rect(104, 124, 60, 34, 14, WHITE) +
      fill('M90 156c40-16 100-16 140 0v14H90Z', DARK, ' opacity=".85"') +
      put(moon(WHITE), 202, 95) +
      line('M146 88h14l-14 16h14', DARK, 3.5) +
      line('M166 68h10l-10 12h10', DARK, 3),
  ),
  'heart-line': scene(put(heart(MAIN), 160, 130) + line('M104 122h32l12-24 18 44 14-30 8 10h28', WHITE, 5)),
  pressure: scene(
    rect(84, 72, 112, 116, 16, MAIN) +
      rect(96, 84, 88, 58, 8, PALE) +
      line('M110 104h22M110 122h34', DARK, 6) +
      put(heart(MAIN), 164, 114, 0.2) +
      circle(120, 164, 10, WHITE) +
      rect(142, 156, 40, 16, 8, SOFT) +
      line('M196 150c24 0 20-44 38-44', DARK, 6) +
      rect(216, 64, 40, 46, 12, HALF) +
      line('M226 64v46', WHITE, 4),
  ),
  glucose: scene(
    rect(104, 56, 84, 128, 20, MAIN) +
      rect(116, 70, 60, 50, 8, WHITE) +
      line('M128 106l10-14 10 8 16-20', DARK, 4) +
      circle(146, 146, 14, SOFT) +
      rect(136, 178, 20, 34, 3, WHITE) +
      rect(136, 198, 20, 14, 3, HALF) +
      put(drop(DARK), 220, 132, 0.95) +
      fill('M206 138c1 8 5 12 10 13', WHITE, ' opacity=".6"'),
  ),
  scale: scene(
    rect(82, 66, 156, 124, 22, MAIN) +
      rect(92, 76, 136, 104, 16, WHITE) +
      fill('M122 116a38 38 0 0 1 76 0Z', SOFT) +
      line('M160 114l16-20', DARK, 5) +
      circle(160, 115, 5, DARK) +
      rect(104, 134, 44, 34, 10, PALE) +
      rect(172, 134, 44, 34, 10, PALE),
  ),
  oxygen: scene(
    put(
      fill('M-112-16h70v34h-70a17 17 0 0 1 0-34Z', SOFT) +
        rect(-62, -46, 116, 42, 16, MAIN) +
        rect(-62, 4, 116, 42, 16, DARK) +
        rect(-46, -38, 58, 26, 6, WHITE) +
        line('M-40-25h12l6-8 8 14 6-6h12', MAIN, 3) +
        circle(40, 0, 9, HALF),
      172,
      124,
      1,
      -8,
    ),
  ),
  thermometer: scene(
    put(
      rect(-58, -66, 116, 52, 20, MAIN) +
        rect(40, -56, 26, 32, 6, DARK) +
        rect(-44, -56, 48, 32, 6, WHITE) +
        line('M-34-40h12M-16-40h10', DARK, 5) +
        fill('M-30-16h44l-10 84a8 8 0 0 1-8 7h-18a8 8 0 0 1-8-9Z', HALF) +
        fill('M12-14h16l-6 20H10Z', DARK),
      146,
      128,
      1.05,
    ) + line('M224 66c10 8 10 24 0 32M238 54c18 16 18 42 0 56', HALF, 5),
  ),
  sensor: scene(
    fill('M74 196c10-70 30-120 74-146l52 26c-30 30-40 66-40 120Z', SOFT) +
      circle(150, 116, 30, WHITE) +
      circle(150, 116, 23, MAIN) +
      circle(150, 116, 6, WHITE) +
      rect(182, 92, 66, 108, 12, DARK) +
      rect(188, 100, 54, 92, 6, WHITE) +
      line('M194 156c8-24 14-24 20-8s12 14 22-14', MAIN, 4) +
      put(sparkle(HALF), 214, 66, 0.9),
  ),
};
