-- A check-up that a company offers its people, and who of them may take it.
CREATE TABLE plan (
  company_id int NOT NULL REFERENCES company,
  plan_id int NOT NULL,
  name text NOT NULL,
  name_eng text NOT NULL,
  service_code text NOT NULL,
  service_get_mode int NOT NULL CHECK (service_get_mode IN (1, 2, 3)),
  -- when one may book, by employee class (BookingWindow[]), and between which days the exam must lie
  windows jsonb NOT NULL,
  exam_from date,
  exam_to date,
  for_whom text[] NOT NULL,
  max_people int NOT NULL,
  max_extras int NOT NULL,
  -- null: every city
  city_ids int[],
  sort_order int NOT NULL,
  -- how often one person may use it in its exam period, or in a calendar year where it has none
  uses int NOT NULL DEFAULT 1 CHECK (uses >= 1),
  -- booked on the company's team days only
  group_exam_order boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz,
  updated_by text NOT NULL DEFAULT '',
  -- null: every centre of its cities
  center_ids int[],
  -- closed to new bookings; existing ones stay
  closed_at timestamptz,
  -- 1: add-ons one by one, 2: in packs; an add-on is one or the other
  added_way int NOT NULL DEFAULT 1 CHECK (added_way IN (1, 2)),
  PRIMARY KEY (company_id, plan_id)
);
SELECT app.protect('plan');

CREATE TABLE plan_set (
  company_id int NOT NULL,
  plan_id int NOT NULL,
  set_id int NOT NULL REFERENCES exam_set,
  company_fen int NOT NULL CHECK (company_fen >= 0),
  -- null: every class the plan is open to
  classes int[],
  PRIMARY KEY (company_id, plan_id, set_id),
  FOREIGN KEY (company_id, plan_id) REFERENCES plan
);
SELECT app.protect('plan_set');

CREATE SEQUENCE order_number;
GRANT USAGE ON SEQUENCE order_number TO portal_app;

-- An order of a check-up, from the held seat to the report.
CREATE TABLE exam_order (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  user_guid uuid NOT NULL,
  person_guid uuid NOT NULL,
  plan_id int NOT NULL,
  set_id int NOT NULL REFERENCES exam_set,
  center_id int NOT NULL REFERENCES center,
  segment_id bigint NOT NULL,
  book_date date NOT NULL,
  book_time text NOT NULL,
  status int NOT NULL CHECK (status IN (10, 20, 30, 35, 40)),
  price_fen int NOT NULL CHECK (price_fen >= 0),
  company_fen int NOT NULL CHECK (company_fen >= 0),
  self_fen int NOT NULL CHECK (self_fen >= 0),
  held_until timestamptz,
  report_type text NOT NULL,
  delivery text,
  address_id int,
  traffic_id int,
  source_type int NOT NULL,
  created_at timestamptz NOT NULL,
  closed_as text CHECK (closed_as IN ('expired', 'cancelled', 'noShow')),
  -- in which language to write to the person
  lang text NOT NULL DEFAULT 'zh-cn' CHECK (lang IN ('zh-cn', 'en-us')),
  -- rises with every change a calendar must hear of (RFC 5545 SEQUENCE)
  revision int NOT NULL DEFAULT 0,
  -- its data contradict each other, and it waits for an operator; the reason is no personal data
  abnormal_at timestamptz,
  abnormal_reason text NOT NULL DEFAULT '',
  -- how the centre gets its orders, as the booking said it: 1 connected, 2 by an operator; null where it did not say
  docking_method int CHECK (docking_method IN (1, 2)),
  -- it is to be paid or booked, and holds a seat: the only place that says so
  is_live boolean NOT NULL GENERATED ALWAYS AS (status IN (10, 20)) STORED,
  PRIMARY KEY (company_id, order_id),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  FOREIGN KEY (company_id, plan_id) REFERENCES plan,
  CHECK (self_fen = price_fen - company_fen),
  CHECK ((status = 10) = (held_until IS NOT NULL)),
  CONSTRAINT closed_has_a_reason CHECK ((status = 40) = (closed_as IS NOT NULL)),
  CONSTRAINT abnormal_has_a_reason CHECK ((abnormal_at IS NULL) = (abnormal_reason = ''))
);
CREATE INDEX exam_order_by_user ON exam_order (company_id, user_guid, created_at);
CREATE INDEX exam_order_held ON exam_order (company_id, held_until) WHERE status = 10;
-- Orders the centres are asked about again and again: paid, their day come, the report not there yet. They are few
-- among years of orders.
CREATE INDEX exam_order_under_way ON exam_order (company_id, book_date, order_id) WHERE status IN (20, 30);
-- Only past check-ups are looked for by person: a new order, among years of them, would change a page of its own here.
CREATE INDEX past_order_by_person ON exam_order (company_id, person_guid, book_date) WHERE status IN (30, 35);
CREATE INDEX exam_order_by_day ON exam_order (book_date, order_id);
CREATE INDEX exam_order_by_creation ON exam_order (created_at, order_id);
CREATE INDEX exam_order_abnormal ON exam_order (book_date, order_id) WHERE abnormal_at IS NOT NULL;
CREATE INDEX exam_order_no_show ON exam_order (book_date, order_id) WHERE closed_as = 'noShow';
CREATE INDEX missed_order_by_person ON exam_order (company_id, person_guid) WHERE closed_as = 'noShow';
-- one live order per person and plan
CREATE UNIQUE INDEX one_live_order ON exam_order (company_id, person_guid, plan_id) WHERE is_live;
-- Of indexes that seem equally good PostgreSQL takes the oldest. While few orders are live they all seem so, and by this
-- one it would look at every live order: so it stands behind them.
CREATE INDEX live_order_by_segment ON exam_order (segment_id) WHERE is_live;
-- an order that stands is one that is not closed
CREATE INDEX exam_order_by_plan ON exam_order (company_id, plan_id, book_date) WHERE closed_as IS NULL;
SELECT app.protect('exam_order');
CREATE TRIGGER legal_move BEFORE UPDATE OF status ON exam_order
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('order', 'status');
INSERT INTO state_move VALUES
  ('order', '10', '20'), ('order', '10', '40'), ('order', '20', '40'), ('order', '20', '30'), ('order', '30', '35'),
  ('order', '40', '20');
-- which companies have work waiting is one question for all of them
CREATE POLICY audit ON exam_order FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, order_id, person_guid, plan_id, segment_id, status, self_fen, held_until, created_at,
  closed_as, is_live) ON exam_order TO portal_audit;
CREATE POLICY console ON exam_order FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, order_id, user_guid, person_guid, center_id, book_date, book_time, status, self_fen,
  held_until, created_at, closed_as, abnormal_at) ON exam_order TO portal_console;

CREATE TABLE exam_order_extra (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  extra_id int NOT NULL REFERENCES extra,
  price_fen int NOT NULL,
  PRIMARY KEY (company_id, order_id, extra_id),
  FOREIGN KEY (company_id, order_id) REFERENCES exam_order
);
SELECT app.protect('exam_order_extra');

-- The history of an order.
CREATE TABLE order_event (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  detail jsonb NOT NULL,
  PRIMARY KEY (company_id, order_id, at, kind),
  FOREIGN KEY (company_id, order_id) REFERENCES exam_order
);
-- A day's rows are found without an entry per row: the table grows at its end only.
CREATE INDEX order_event_by_time ON order_event USING brin (at);
SELECT app.protect('order_event', 'SELECT, INSERT');
CREATE POLICY audit ON order_event FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, order_id, at) ON order_event TO portal_audit;

CREATE SEQUENCE change_number;
GRANT USAGE ON SEQUENCE change_number TO portal_app;

-- A change that costs more: the new seat is held beside the old one until the difference is paid.
CREATE TABLE order_change (
  company_id int NOT NULL,
  change_id bigint NOT NULL,
  order_id bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('held', 'done', 'dropped')),
  center_id int NOT NULL REFERENCES center,
  segment_id bigint NOT NULL,
  book_date date NOT NULL,
  book_time text NOT NULL,
  extra_ids int[] NOT NULL,
  extra_fens int[] NOT NULL,
  price_fen int NOT NULL CHECK (price_fen >= 0),
  company_fen int NOT NULL CHECK (company_fen >= 0),
  report_type text NOT NULL,
  delivery text,
  address_id int,
  traffic_id int,
  held_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, change_id),
  FOREIGN KEY (company_id, order_id) REFERENCES exam_order
);
CREATE UNIQUE INDEX one_held_change ON order_change (company_id, order_id) WHERE state = 'held';
CREATE INDEX order_change_by_segment ON order_change (segment_id) WHERE state = 'held';
SELECT app.protect('order_change', 'SELECT, INSERT');
GRANT UPDATE (state) ON order_change TO portal_app;
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON order_change
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('change', 'state');
INSERT INTO state_move VALUES
  ('change', 'held', 'done'), ('change', 'held', 'dropped'), ('change', 'dropped', 'done');
CREATE POLICY audit ON order_change FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, change_id, order_id, state, segment_id, held_until) ON order_change TO portal_audit;
-- The console shows an order as its owner sees it: the open amount, its deadline, and the change that waits for its
-- difference.
CREATE POLICY console ON order_change FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, order_id, state, center_id, book_date, book_time, price_fen, company_fen, held_until)
  ON order_change TO portal_console;

-- The code a person shows at the centre's desk: sealed, found by its index, and never the same twice within a company.
CREATE TABLE order_voucher (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  code bytea NOT NULL,
  code_index bytea NOT NULL,
  PRIMARY KEY (company_id, order_id),
  UNIQUE (company_id, code_index),
  FOREIGN KEY (company_id, order_id) REFERENCES exam_order
);
SELECT app.protect('order_voucher');
-- the console finds an order by the code a person reads out, and cannot read the stored one
CREATE POLICY console ON order_voucher FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, order_id, code_index) ON order_voucher TO portal_console;

-- A half-done booking holds the contact typed for the invoice, so it is sealed.
CREATE TABLE booking_draft (
  company_id int NOT NULL,
  account_id int NOT NULL,
  draft bytea NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, account_id),
  FOREIGN KEY (company_id, account_id) REFERENCES account
);
SELECT app.protect('booking_draft');

-- One per order; the key lets it be given once. Its words are sealed: people write about their health.
CREATE TABLE evaluation (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  center_id int NOT NULL REFERENCES center,
  stars int NOT NULL CHECK (stars BETWEEN 1 AND 5),
  tag_ids int[] NOT NULL,
  said bytea,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, order_id),
  FOREIGN KEY (company_id, order_id) REFERENCES exam_order
);
CREATE INDEX evaluation_by_center ON evaluation (company_id, center_id);
CREATE INDEX evaluation_by_creation ON evaluation (created_at, order_id);
CREATE INDEX evaluation_stars ON evaluation (center_id, stars);
SELECT app.protect('evaluation', 'SELECT, INSERT');
-- by the rotation of keys alone
GRANT UPDATE (said) ON evaluation TO portal_app;
-- A centre's ratings of all companies, without company, order and words.
CREATE POLICY ratings ON evaluation FOR SELECT TO portal_door USING (true);
GRANT SELECT (center_id, stars) ON evaluation TO portal_door;
CREATE POLICY console ON evaluation FOR SELECT TO portal_console USING (true);
GRANT SELECT ON evaluation TO portal_console;
