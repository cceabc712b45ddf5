import { expect, it } from 'vitest';
import { startsBooking, visibleGroups, wholeRows } from './menu.ts';

const item = (Id: number, ClickMethod = '') => ({
  Id,
  Type: 1,
  Icon: 'x',
  ShowName: '',
  ShowNameEng: '',
  Url: '',
  ClickMethod,
});
const group = (Type: number, ...List: ReturnType<typeof item>[]) => ({
  Type,
  MenuTypeName: '',
  MenuTypeNameEng: '',
  List,
});

it('hides the HR action unless the role is HR, and a group that is left empty', () => {
  const groups = [group(1, item(1), item(2, 'gotoHr')), group(3, item(3, 'gotoHr'))];
  expect(visibleGroups(groups, '').tiles.map((shown) => shown.List.map(({ Id }) => Id))).toEqual([[1]]);
  expect(visibleGroups(groups, 'HR').tiles.map((shown) => shown.List.map(({ Id }) => Id))).toEqual([[1, 2], [3]]);
});

it('sets the other services apart', () => {
  const { tiles, others } = visibleGroups([group(2, item(1)), group(1, item(2))], '');
  expect([tiles[0]?.Type, others[0]?.Type]).toEqual([1, 2]);
});

it('knows what starts a booking', () => {
  expect([
    startsBooking(item(1, 'gotoSelOrder')),
    startsBooking(item(1, 'gotoRelOrder')),
    startsBooking(item(1)),
  ]).toEqual([true, true, false]);
});

it('makes one row of a small company’s groups, and centres rows none of which is full', () => {
  const mine = { MenuTypeName: '我的服务', MenuTypeNameEng: 'My services' };
  const of = (count: number) => group(1, ...Array.from({ length: count }, (_, at) => item(at)));
  const counts = (...groups: ReturnType<typeof of>[]) => {
    const { rows, centred } = wholeRows(groups, mine);
    return [...rows.map(({ List }) => List.length), centred ? 'centred' : 'from the left'];
  };
  expect(counts(of(4), of(2))).toEqual([6, 'from the left']);
  expect(counts(of(1), of(2))).toEqual([3, 'centred']);
  expect(counts(of(4), of(3))).toEqual([4, 3, 'centred']);
  expect(counts(of(6), of(3))).toEqual([6, 3, 'from the left']);
  expect(wholeRows([of(1), of(2)], mine).rows[0]).toMatchObject(mine);
});
