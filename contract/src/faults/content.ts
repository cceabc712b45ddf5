import { entry, type FaultEntry } from './entry.ts';

/** News, questions and answers, privacy texts, handbooks */
export const contentFaults = {
  articleUnknown: entry(
    -510,
    'goBack',
    '这篇资讯不存在或已下线，请返回列表查看其他资讯',
    'This article does not exist or was taken down. Go back to the list for others',
  ),
  privacyTextUnknown: entry(
    -511,
    'goBack',
    '没有这一版本的文本，请查看现行版本',
    'There is no such version of this text. Please read the one in force',
  ),
  handbookNone: entry(
    -512,
    'callHotline',
    '您所在的企业没有为您提供员工手册，请联系{service}',
    'Your company has no handbook for you. Please contact {service}',
  ),
  consentRenewed: entry(
    -513,
    'fixInput',
    '隐私政策有重要更新，请阅读新版并重新勾选同意',
    'The privacy policy has changed in substance. Please read the new version and agree again',
  ),
  textPublished: entry(
    -514,
    'goBack',
    '已发布的版本不能修改，请新建一个版本',
    'A published version is never changed. Please begin a new version',
  ),
  textNotLater: entry(
    -515,
    'fixInput',
    '版本号须晚于已发布的 {latest}，请修改版本号',
    'The version must be later than {latest}, which is published. Please change it',
  ),
  textIncomplete: entry(
    -516,
    'fixInput',
    '请填写中文和英文的标题与正文后再发布',
    'Title and text are needed in Chinese and in English before it is published',
  ),
  contentMoved: entry(
    -517,
    'retry',
    '这项内容刚刚被他人修改，请查看最新内容后再保存',
    'Somebody else has just changed this. Look at what is new and save again',
  ),
  contentWords: entry(
    -518,
    'fixInput',
    '请同时填写中文和英文内容',
    'Please fill in both the Chinese and the English words',
  ),
  contentImage: entry(
    -519,
    'fixInput',
    '图片须是本平台的图片地址，以 /art/ 开头，或留空',
    'The picture must be one of the portal’s own, beginning with /art/, or none',
  ),
} satisfies Record<string, FaultEntry>;
