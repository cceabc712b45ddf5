import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  address: '收件地址',
  addAddress: '新增地址',
  addressSheet: '选择收件地址',
  newAddress: '新增收件地址',
  recipient: '收件人',
  phone: '手机号码',
  district: '所在地区',
  districtHint: '例如 上海市静安区',
  detail: '详细地址',
  makeDefault: '设为默认地址',
  save: '保存地址',
  saving: '保存中',
  back: '返回',
  close: '关闭',
  needRecipient: '请填写收件人',
  needPhone: '请填写手机号码',
  needDistrict: '请填写所在地区',
  needDetail: '请填写详细地址',
};

const en: Dict<typeof zh> = {
  address: 'Delivery address',
  addAddress: 'Add an address',
  addressSheet: 'Choose a delivery address',
  newAddress: 'New delivery address',
  recipient: 'Recipient',
  phone: 'Mobile phone',
  district: 'Region',
  districtHint: 'For example: Jing’an District, Shanghai',
  detail: 'Street address',
  makeDefault: 'Use as the default address',
  save: 'Save address',
  saving: 'Saving',
  back: 'Back',
  close: 'Close',
  needRecipient: 'Please fill in the recipient',
  needPhone: 'Please fill in the mobile phone',
  needDistrict: 'Please fill in the region',
  needDetail: 'Please fill in the street address',
};

export const addressText: Texts<typeof zh> = { zh, en };
