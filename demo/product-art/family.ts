import {
  bubble,
  card,
  circle,
  DARK,
  fill,
  HALF,
  heart,
  line,
  MAIN,
  PALE,
  person,
  phone,
  plus,
  put,
  rect,
  scene,
  SOFT,
  WHITE,
} from './shapes.ts';

const doctorOnPhone =
  `<g opacity=".35">${circle(160, 96, 18, MAIN)}</g>` +
  fill('M132 148c0-18 12-28 28-28s28 10 28 28v10h-56Z', MAIN) +
  rect(136, 168, 48, 10, 5, PALE);

export const familyArt = {
  'phone-doctor': scene(phone(doctorOnPhone)),
  eye: scene(
    fill('M70 126c26-40 58-56 90-56s64 16 90 56c-26 40-58 56-90 56s-64-16-90-56Z', WHITE) +
      circle(160, 126, 40, MAIN) +
      circle(160, 126, 20, DARK) +
      circle(172, 114, 8, WHITE),
  ),
  'first-aid': scene(
    rect(84, 92, 152, 96, 12, MAIN) +
      line('M132 92v-14a10 10 0 0 1 10-10h36a10 10 0 0 1 10 10v14', DARK, 8) +
      circle(160, 140, 30, WHITE) +
      put(plus(MAIN), 160, 140),
  ),
  'home-nurse': scene(
    fill('M78 122l82-66 82 66v10h-18v62H96v-62H78Z', WHITE) +
      line('M78 124l82-66 82 66', MAIN, 12) +
      rect(190, 62, 18, 30, 0, MAIN) +
      put(heart(MAIN), 160, 148, 0.66) +
      put(plus(WHITE, 7), 160, 144, 0.9),
  ),
  'pill-box': scene(
    rect(80, 76, 160, 108, 16, MAIN) +
      [0, 1, 2, 3]
        .map((x) => [0, 1].map((y) => rect(92 + x * 35, 88 + y * 44, 31, 38, 7, (x + y) % 2 ? WHITE : PALE)).join(''))
        .join('') +
      put(rect(-14, -6, 28, 12, 6, DARK) + rect(0, -6, 14, 12, 6, HALF), 108, 108, 0.85, -35) +
      circle(178, 107, 8, HALF) +
      circle(143, 151, 8, DARK) +
      put(rect(-14, -6, 28, 12, 6, HALF) + rect(-14, -6, 14, 12, 6, MAIN), 213, 151, 0.85, 30),
  ),
  companion: scene(
    put(person(HALF, HALF), 198, 116, 1.25) +
      put(person(SOFT, MAIN), 134, 130, 1.5) +
      circle(214, 174, 24, WHITE) +
      put(heart(DARK), 214, 175, 0.24),
  ),
  'gift-card': scene(
    card('') +
      rect(146, 66, 20, 108, 0, SOFT) +
      rect(82, 104, 156, 18, 0, SOFT) +
      fill('M156 106c-30-4-44-16-40-30 4-12 28-8 40 30Z', DARK) +
      fill('M156 106c30-4 44-16 40-30-4-12-28-8-40 30Z', DARK) +
      circle(156, 108, 9, WHITE),
  ),
  pocket: scene(
    fill('M88 66h144v68c0 34-26 60-72 66-46-6-72-32-72-66Z', MAIN) +
      fill('M88 66h144v22H88Z', DARK) +
      line('M104 98v36c0 24 20 42 56 48 36-6 56-24 56-48V98', SOFT, 3) +
      rect(132, 36, 56, 50, 10, WHITE) +
      put(plus(MAIN, 8), 160, 58, 0.85) +
      fill('M88 78h144v14H88Z', DARK),
  ),
  'pocket-family': scene(
    phone(
      put(person(SOFT, MAIN), 146, 132, 0.78) +
        put(person(HALF, DARK), 174, 140, 0.62) +
        line('M134 86l26-20 26 20', MAIN, 6) +
        rect(136, 172, 48, 9, 4.5, PALE),
    ),
  ),
  talk: scene(
    put(bubble(MAIN), 138, 106, 1.15) +
      line('M98 96h72M98 116h48', WHITE, 7) +
      put(bubble(WHITE), 192, 154, 0.78) +
      put(heart(MAIN), 192, 154, 0.26),
  ),
  chat: scene(
    put(bubble(MAIN), 160, 120, 1.45) + put(plus(WHITE, 9), 112, 116, 1.1) + line('M148 104h68M148 128h44', SOFT, 7),
  ),
  video: scene(
    rect(76, 66, 168, 112, 14, DARK) +
      rect(84, 74, 152, 96, 8, WHITE) +
      put(person(SOFT, MAIN), 142, 130, 1.05) +
      rect(186, 84, 40, 30, 6, PALE) +
      put(person(HALF, HALF), 206, 104, 0.36) +
      circle(202, 146, 14, MAIN) +
      fill('M198 139l11 7-11 7Z', WHITE) +
      rect(134, 178, 52, 14, 0, HALF) +
      rect(116, 190, 88, 8, 4, DARK),
  ),
};
