/** Where the types come from that columns are given below. */
export const columnImports: Record<string, string> = {
  AboutTab: '#contract/calls/mall',
  ApprovalState: '#contract/ops/approvals',
  ArticleContent: '#contract/schemas/health-content',
  Bilingual: '#contract/language',
  'BillLine as ProviderLine': '../ports/pay/types.ts',
  BookingWindow: '#contract/company-config',
  CardPurpose: '#contract/calls/cards',
  CenterLanguage: '#contract/values/ops/centers',
  CenterStage: '#contract/values/ops/centers',
  'ClaimEvent as ToldEvent': '#contract/calls/reimbursement',
  ClaimNames: '#contract/ops/sign-on',
  Clinic: '#contract/rules/clinic',
  Colors: '#contract/calls/company',
  CompanyConfigInput: '#contract/company-config',
  CompanySettings: '#contract/settings/company-settings',
  ConnectionService: '#contract/ops/connections',
  Day: './columns.ts',
  DeliveryWay: '#contract/calls/orders',
  ExamGroup: './columns.ts',
  FailureCause: '#contract/ops/connections',
  FaqGroup: '#contract/values/content-kinds',
  FeedbackState: '#contract/calls/feedback',
  GeneratedAlways: 'kysely',
  IdType: '#contract/calls/people',
  IndicatorContent: '#contract/schemas/health-content',
  ItemState: '#contract/calls/mall-orders',
  Json: './columns.ts',
  JsonByDefault: './columns.ts',
  Language: '#contract/language',
  LimitPeriod: '#contract/calls/mall',
  MallEvent: '#contract/calls/mall-orders',
  MallKind: '#contract/calls/mall-payment',
  MallSource: '#contract/calls/mall-orders',
  MaritalStatus: '#contract/calls/people',
  Meal: '#contract/values/ops/centers',
  NewsCategory: '#contract/values/content-kinds',
  NewsState: '#contract/values/content-kinds',
  OperatorRole: '#contract/values/operator-roles',
  PayChannel: '../ports/pay/types.ts',
  PointsKind: '#contract/schemas/points-entry',
  PointsSource: '#contract/schemas/points-entry',
  PrivacyKind: '#contract/values/content-kinds',
  ProductKind: '#contract/rules/product-kind',
  ProviderName: './columns.ts',
  QuestionnaireDocument: '#contract/schemas/questionnaire-document',
  QuestionnaireKind: '#contract/schemas/questionnaire-document',
  RefundWhy: './columns.ts',
  RelationKind: '#contract/calls/booking',
  ReportType: '#contract/calls/orders',
  Review: './columns.ts',
  SpendKind: '#contract/schemas/points-entry',
  Started: '../ports/pay/types.ts',
  StoreStatus: '#contract/calls/booking',
  TransferKind: './columns.ts',
  USE_KINDS: '#contract/calls/services',
  Unit: './columns.ts',
};

/**
 * Columns that hold more than their type in the database says: one of a few words, or JSON of a known shape. The words are
 * those of the column's CHECK.
 */
const byTable: Record<string, Record<string, string>> = {
  account: {
    care_mode: "Generated<'unset' | 'offered' | 'on' | 'off'>",
    closed_as: "'left' | 'disabled'",
  },
  account_device: {
    lang: 'Language',
  },
  approval: {
    state: 'Generated<ApprovalState>',
  },
  audit: {
    actor_kind: "'operator' | 'employee' | 'hr' | 'job' | 'command' | 'anonymous'",
  },
  bill_day: {
    provider: 'ProviderName',
  },
  bill_difference: {
    kind: "ProviderLine['kind']",
    provider: 'ProviderName',
    what: "'missingHere' | 'missingThere' | 'amount'",
  },
  bill_line: {
    kind: "ProviderLine['kind']",
    provider: 'ProviderName',
  },
  calendar_feed: {
    lang: 'Language',
  },
  card: {
    came_by: "'number' | 'company' | 'gift'",
    purpose: 'CardPurpose',
  },
  card_gift: {
    state: "'waiting' | 'accepted' | 'declined' | 'takenBack' | 'expired' | 'stopped'",
  },
  card_try: {
    kind: "'bind' | 'gift'",
  },
  card_use: {
    kind: "'use' | 'giveBack'",
    subject: "'exam' | 'mall'",
  },
  center: {
    languages: 'Generated<CenterLanguage[]>',
    meal: 'Generated<Meal>',
    photos: 'Json<string[]>',
    reviews: 'Json<Review[]>',
    state: 'Generated<CenterStage>',
    store_status: 'StoreStatus',
    tags: 'Json<Bilingual[]>',
  },
  center_exception: {
    kind: "'rest' | 'team' | 'opensLater'",
  },
  claim: {
    lang: 'Language',
    state:
      "'draft' | 'submitted' | 'reviewed' | 'returned' | 'withdrawn' | 'approved' | 'paying' | 'paid' | 'rejected'",
    type: "'physical' | 'vaccine'",
  },
  claim_event: {
    fields: "Json<ToldEvent['fields']>",
    kind: "ToldEvent['kind']",
  },
  claim_file: {
    kind: "'invoice' | 'report' | 'vaccination' | 'other'",
  },
  company: {
    colors: 'Json<Colors>',
    config: 'Json<CompanyConfigInput>',
  },
  company_draft: {
    settings: 'Json<CompanySettings>',
  },
  company_version: {
    settings: 'Json<CompanySettings>',
  },
  connection_hour: {
    connection: 'ConnectionService',
  },
  connection_state: {
    cause: 'FailureCause',
    connection: 'ConnectionService',
  },
  erasure_request: {
    lang: 'Language',
    state: "Generated<'asked' | 'withdrawn' | 'done' | 'declined'>",
  },
  exam_order: {
    closed_as: "'expired' | 'cancelled' | 'noShow'",
    delivery: 'DeliveryWay',
    is_live: 'GeneratedAlways<boolean>',
    lang: 'Generated<Language>',
    report_type: 'ReportType',
  },
  exam_set: {
    groups: 'Json<ExamGroup[]>',
    highlights: 'Json<Bilingual[]>',
    marital: "'single' | 'married'",
    sex: "'male' | 'female'",
  },
  extra: {
    groups: 'Json<ExamGroup[]>',
    marital: "'single' | 'married'",
    sex: "'male' | 'female'",
  },
  extra_pair: {
    kind: "'equal' | 'upgrade'",
  },
  extra_suggestion: {
    flag: "'low' | 'high' | 'abnormal'",
  },
  faq_entry: {
    topic: 'FaqGroup',
  },
  feedback: {
    lang: 'Language',
    state: 'FeedbackState',
  },
  feedback_entry: {
    kind: "'question' | 'answer' | 'note' | 'close'",
  },
  file: {
    owner_kind: "'person' | 'operator'",
  },
  file_day: {
    owner_kind: "'person' | 'operator'",
  },
  former_relation: {
    kind: "'spouse' | 'parent' | 'child' | 'other'",
  },
  health_article: {
    content: 'Json<ArticleContent>',
    draft: 'Json<ArticleContent>',
  },
  held_service: {
    use_kind: "'link' | 'code' | 'booking'",
  },
  holiday: {
    kind: "'off' | 'worked'",
  },
  holiday_year: {
    source: "'package' | 'operator'",
  },
  platform_key: {
    purpose: "'platform' | 'audit' | 'anonymous'",
  },
  hr_roster: {
    existing: "'update' | 'leave'",
  },
  indicator: {
    content: 'Json<IndicatorContent>',
    draft: 'Json<IndicatorContent>',
  },
  ledger_account: {
    unit: 'Unit',
  },
  ledger_close: {
    unit: 'Unit',
  },
  ledger_resolution: {
    outcome: "'post' | 'void' | 'expire'",
  },
  ledger_transfer: {
    kind: 'TransferKind',
    unit: 'Unit',
  },
  ledger_watch: {
    found: 'Json<string[]>',
    pass_after: 'Json<(string | number)[]>',
  },
  mall_invoice: {
    state: "Generated<'asked' | 'issuing' | 'issued' | 'sent'>",
  },
  mall_order: {
    closed_as: "'expired' | 'cancelled' | 'refunded'",
    lang: 'Generated<Language>',
    mall: 'MallKind',
  },
  mall_order_event: {
    kind: 'MallEvent',
  },
  mall_order_item: {
    kind: 'ProductKind',
    kit_state: "'sent' | 'received' | 'analysing' | 'ready'",
    state: 'Generated<ItemState>',
  },
  mall_order_source: {
    source: 'MallSource',
  },
  message: {
    channel: "Generated<'sms' | 'email'>",
    lang: 'Language',
  },
  news_article: {
    category: 'NewsCategory',
    state: 'Generated<NewsState>',
  },
  notice: {
    tone: "'info' | 'warn'",
  },
  operator: {
    role: 'OperatorRole',
  },
  order_change: {
    delivery: 'DeliveryWay',
    report_type: 'ReportType',
    state: "'held' | 'done' | 'dropped'",
  },
  order_event: {
    detail: 'Json<Record<string, unknown>>',
  },
  order_invoice: {
    state: "Generated<'asked' | 'issuing' | 'issued' | 'sent'>",
  },
  payment: {
    channel: 'PayChannel',
    flagged_for: "'foreign'",
    provider: 'ProviderName',
    started: 'Json<Started>',
    state: "'open' | 'paid' | 'closed'",
    subject: "'exam' | 'mall'",
  },
  person: {
    gender: "'male' | 'female'",
    id_type: 'Generated<IdType>',
    marital_status_unsealed: 'MaritalStatus',
  },
  plan: {
    for_whom: 'RelationKind[]',
    windows: 'Json<BookingWindow[]>',
  },
  points_entry: {
    kind: 'PointsKind',
    spend_kind: 'SpendKind',
    title: 'Json<Bilingual>',
  },
  points_grant: {
    reason: 'Json<Bilingual>',
    source: 'PointsSource',
  },
  points_spend: {
    kind: 'SpendKind',
    title: 'Json<Bilingual>',
  },
  points_use: {
    kind: 'SpendKind',
  },
  preview: {
    lang: 'Language',
    settings: 'Json<CompanySettings>',
  },
  privacy_text: {
    kind: 'PrivacyKind',
  },
  product: {
    about: 'Json<AboutTab[]>',
    card_purpose: 'CardPurpose',
    clinics: 'JsonByDefault<Clinic[]>',
    kind: 'ProductKind',
    mall: 'MallKind',
    pictures: 'Json<string[]>',
    state: "'draft' | 'published' | 'withdrawn'",
    use_kind: '(typeof USE_KINDS)[number]',
  },
  product_category: {
    mall: 'MallKind',
  },
  product_offer: {
    badge: "'hot' | 'limited'",
    for_whom: "Generated<'self' | 'family'>",
    limit_period: 'LimitPeriod',
    role: "'free' | 'paid'",
    windows: 'Json<BookingWindow[]>',
  },
  questionnaire: {
    draft: 'Json<QuestionnaireDocument>',
    kind: 'QuestionnaireKind',
  },
  questionnaire_version: {
    document: 'Json<QuestionnaireDocument>',
  },
  refund: {
    state: "'asked' | 'done' | 'failed'",
    why: 'RefundWhy',
  },
  relation: {
    kind: "'spouse' | 'parent' | 'child' | 'other'",
  },
  report: {
    state: "'published' | 'withdrawn'",
  },
  report_consent: {
    lang: 'Language',
    state: "'asked' | 'given' | 'refused' | 'withdrawn'",
  },
  report_upload: {
    help: "Generated<'none' | 'asked' | 'answered'>",
    help_lang: "'zh-cn' | 'en-us'",
    state: "'reading' | 'ready' | 'unreadable'",
  },
  session: {
    entered_by: "Generated<'password' | 'sso' | 'link' | 'messaging' | 'partner'>",
  },
  sso_provider: {
    claims: 'Json<ClaimNames>',
  },
  stock_move: {
    kind: "'received' | 'sold' | 'givenBack' | 'counted' | 'spoiled' | 'uncounted'",
  },
  task: {
    cursor: 'Json<unknown>',
    state: "'waiting' | 'running' | 'done' | 'failed' | 'cancelled'",
    title: 'Json<Bilingual>',
  },
  task_row_error: {
    message: 'Json<Bilingual>',
  },
};

/** `table.column` and its type. */
export const columnTypes: readonly [string, string][] = Object.entries(byTable).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, type]): [string, string] => [`${table}.${column}`, type]),
);
