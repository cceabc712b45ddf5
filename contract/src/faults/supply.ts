import { entry, type FaultEntry } from './entry.ts';

/** Cities, chains and centres, as operators keep them */
export const supplyFaults = {
  placeNeeded: entry(
    -931,
    'fixInput',
    '请填写经度和纬度，距离和地图都按它计算',
    'Please enter longitude and latitude: distances and the map are made from them',
  ),
  placeOutside: entry(
    -932,
    'fixInput',
    '坐标不在中国境内，请检查经度（73–136）和纬度（3–54）是否填反',
    'The place is outside China. Please check whether longitude (73–136) and latitude (3–54) are the wrong way round',
  ),
  cityTaken: entry(
    -933,
    'fixInput',
    '行政区划代码 {code} 已属于「{item}」，请修改那一行',
    'The division code {code} belongs to {item} already. Please change that one',
  ),
  cityInUse: entry(
    -934,
    'goBack',
    '该城市还有 {n} 家体检机构，请先把机构改到其他城市',
    'There are {n} centres in this city. Please move them to another one first',
  ),
  cityNamed: entry(
    -935,
    'goBack',
    '还有商城门店写明在该城市，请先修改商品',
    'A clinic of a mall product is in this city. Please change the product first',
  ),
  supplyChanged: entry(
    -936,
    'retry',
    '{name}刚刚修改过，您看到的已不是最新内容。请重新载入后再修改',
    '{name} has just changed this, so you are looking at an old version. Reload it and make your change again',
  ),
  centreCodeTaken: entry(
    -937,
    'fixInput',
    '机构编码 {code} 已属于「{item}」，请换一个',
    'The code {code} belongs to {item} already. Please choose another',
  ),
  centreIncomplete: entry(
    -938,
    'fixInput',
    '还差 {n} 项才能发布：{item}',
    'It cannot be published yet, {n} points are open: {item}',
  ),
  centreBooked: entry(
    -939,
    'goBack',
    '{date} 起还有 {n} 个有效预约，请先改约或取消，再停业',
    'There are {n} bookings from {date} on. Please move or cancel them before the centre closes',
  ),
  centreOpeningBooked: entry(
    -940,
    'fixInput',
    '新的开放日期之前还有 {n} 个有效预约，请先改约或取消',
    'There are {n} bookings before the new opening day. Please move or cancel them first',
  ),
  centreMoveRefused: entry(
    -941,
    'goBack',
    '机构当前的状态不能这样操作，请重新载入',
    'The state of the centre does not allow this. Please reload it',
  ),
  centreDayPast: entry(-942, 'fixInput', '请选择今天或以后的日期', 'Please choose today or a later day'),
  weekOverlap: entry(
    -943,
    'fixInput',
    '{day}的 {one} 与 {other} 两个时段重叠，请调整',
    'On {day} the times {one} and {other} overlap. Please change one',
  ),
} satisfies Record<string, FaultEntry>;
