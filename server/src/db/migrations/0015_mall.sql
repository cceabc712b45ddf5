-- The two malls. Products are the same for every company; the offer, its price, its readers and its stock are the
-- company's own.
CREATE TABLE product_category (
  -- as it stands in the address
  category text PRIMARY KEY CHECK (category ~ '^[a-z][a-z0-9-]{1,29}$'),
  mall text NOT NULL CHECK (mall IN ('health', 'service')),
  name text NOT NULL,
  name_eng text NOT NULL,
  sort_order int NOT NULL
);
GRANT SELECT ON product_category TO portal_app, portal_door, portal_console;
GRANT SELECT, INSERT, UPDATE ON product_category TO portal_supply;

CREATE SEQUENCE product_number START 1000;
GRANT USAGE ON SEQUENCE product_number TO portal_supply;

CREATE TABLE product (
  product_id int PRIMARY KEY,
  mall text NOT NULL CHECK (mall IN ('health', 'service')),
  category text NOT NULL REFERENCES product_category,
  kind text NOT NULL CHECK (kind IN ('delivered', 'service', 'card', 'gene')),
  name text NOT NULL,
  name_eng text NOT NULL,
  brief text NOT NULL,
  brief_eng text NOT NULL,
  -- tabs of headed lists and paragraphs, in both languages
  about jsonb NOT NULL,
  -- addresses of its pictures, the first is the one in the list
  pictures jsonb NOT NULL,
  price_fen int NOT NULL CHECK (price_fen >= 0),
  -- null: not for points alone
  points_price int CHECK (points_price > 0),
  -- the buyer gets a service or a card for so many months
  term_months int CHECK (term_months > 0),
  use_kind text CHECK (use_kind IN ('link', 'code', 'booking')),
  use_url text NOT NULL DEFAULT '',
  card_purpose text CHECK (card_purpose IN ('plan', 'dental', 'mall')),
  card_uses int CHECK (card_uses > 0),
  card_fen int CHECK (card_fen > 0),
  -- one use of a dental card pays for one of it
  dental boolean NOT NULL DEFAULT false,
  state text NOT NULL CHECK (state IN ('draft', 'published', 'withdrawn')),
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  -- who changed it last: named to an operator who meanwhile worked on the version before
  updated_by text NOT NULL DEFAULT '',
  -- where a service or a card can be used; only ever read and written with the product
  clinics jsonb NOT NULL DEFAULT '[]'::jsonb CHECK (jsonb_typeof(clinics) = 'array'),
  CONSTRAINT service_says_how_it_is_used CHECK ((kind = 'service') = (use_kind IS NOT NULL)),
  CONSTRAINT card_says_what_it_is CHECK ((kind = 'card') = (card_purpose IS NOT NULL)),
  CONSTRAINT what_lasts_has_a_term CHECK (kind NOT IN ('service', 'card') OR term_months IS NOT NULL)
);
GRANT SELECT ON product TO portal_app, portal_door, portal_console;
GRANT SELECT, INSERT, UPDATE ON product TO portal_supply;

CREATE TABLE product_offer (
  company_id int NOT NULL REFERENCES company,
  product_id int NOT NULL REFERENCES product,
  -- null: the product's own
  price_fen int CHECK (price_fen >= 0),
  points_price int CHECK (points_price > 0),
  -- each company has one free and one paid product
  role text CHECK (role IN ('free', 'paid')),
  for_whom text NOT NULL DEFAULT 'self' CHECK (for_whom IN ('self', 'family')),
  -- the oldest on the day it is bought
  max_age int CHECK (max_age BETWEEN 1 AND 150),
  -- when it is sold, by class; empty: always
  windows jsonb NOT NULL,
  -- classes, types and vendors that may buy; null: all
  classes int[],
  types int[],
  vendors int[],
  limit_count int CHECK (limit_count > 0),
  limit_period text CHECK (limit_period IN ('ever', 'year', 'month')),
  badge text CHECK (badge IN ('hot', 'limited')),
  sort_order int NOT NULL DEFAULT 0,
  listed boolean NOT NULL DEFAULT true,
  PRIMARY KEY (company_id, product_id),
  CHECK ((limit_count IS NULL) = (limit_period IS NULL))
);
CREATE UNIQUE INDEX one_free_and_one_paid ON product_offer (company_id, role) WHERE role IS NOT NULL;
SELECT app.protect('product_offer');
CREATE POLICY console ON product_offer FOR SELECT TO portal_console USING (true);
GRANT SELECT ON product_offer TO portal_console;

-- How many there are; what cannot run out has no row.
CREATE TABLE product_stock (
  company_id int NOT NULL,
  product_id int NOT NULL,
  on_hand int NOT NULL,
  -- operators are told when there are no more than these
  low_at int NOT NULL DEFAULT 0 CHECK (low_at >= 0),
  -- Goods may stop being counted: the row and its moves stay, none are left on it, and it never runs out.
  counted boolean NOT NULL DEFAULT true,
  PRIMARY KEY (company_id, product_id),
  FOREIGN KEY (company_id, product_id) REFERENCES product_offer,
  CONSTRAINT never_oversold CHECK (on_hand >= 0),
  CONSTRAINT none_where_uncounted CHECK (counted OR on_hand = 0)
);
SELECT app.protect('product_stock', 'SELECT, INSERT, UPDATE');
CREATE POLICY audit ON product_stock FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, product_id, on_hand) ON product_stock TO portal_audit;
CREATE POLICY console ON product_stock FOR SELECT TO portal_console USING (true);
GRANT SELECT ON product_stock TO portal_console;

CREATE TABLE stock_move (
  company_id int NOT NULL,
  product_id int NOT NULL,
  move_no int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('received', 'sold', 'givenBack', 'counted', 'spoiled', 'uncounted')),
  change int NOT NULL,
  on_hand int NOT NULL CHECK (on_hand >= 0),
  order_id bigint,
  reason text NOT NULL DEFAULT '',
  made_by text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  PRIMARY KEY (company_id, product_id, move_no),
  FOREIGN KEY (company_id, product_id) REFERENCES product_stock,
  CONSTRAINT stock_move_change_check CHECK (change <> 0 OR kind = 'uncounted')
);
CREATE INDEX stock_move_by_order ON stock_move (company_id, order_id) WHERE order_id IS NOT NULL;
-- the console shows a product's movements of all companies, the newest first
CREATE INDEX stock_move_by_time ON stock_move (product_id, at);
CREATE INDEX stock_move_at ON stock_move (at);
SELECT app.protect('stock_move', 'SELECT, INSERT');
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON stock_move FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
-- the watch over the books finds the moves of the last days by their time
CREATE POLICY audit ON stock_move FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, product_id, change, at) ON stock_move TO portal_audit;
CREATE POLICY console ON stock_move FOR SELECT TO portal_console USING (true);
GRANT SELECT ON stock_move TO portal_console;

-- How many of it a person has bought in a period: their limit is held against it.
CREATE TABLE product_bought (
  company_id int NOT NULL,
  product_id int NOT NULL,
  person_guid uuid NOT NULL,
  -- `ever`, a year or a month
  period text NOT NULL,
  count int NOT NULL CHECK (count >= 0),
  PRIMARY KEY (company_id, product_id, person_guid, period),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('product_bought', 'SELECT, INSERT, UPDATE');

CREATE SEQUENCE mall_gift_number;
GRANT USAGE ON SEQUENCE mall_gift_number TO portal_app;

-- Money for the malls that a company gives to a person.
CREATE TABLE mall_gift (
  company_id int NOT NULL,
  gift_id bigint NOT NULL,
  person_guid uuid NOT NULL,
  name text NOT NULL,
  name_eng text NOT NULL,
  amount_fen int NOT NULL CHECK (amount_fen > 0),
  left_fen int NOT NULL,
  valid_from date NOT NULL,
  expires_on date NOT NULL,
  -- the same thing is given once
  reference text NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, gift_id),
  UNIQUE (company_id, reference),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  CHECK (expires_on >= valid_from),
  CONSTRAINT never_overspent CHECK (left_fen BETWEEN 0 AND amount_fen)
);
CREATE INDEX mall_gift_of_person ON mall_gift (company_id, person_guid, expires_on);
CREATE INDEX mall_gift_by_time ON mall_gift (given_at, gift_id);
CREATE INDEX mall_gift_given ON mall_gift (given_at);
SELECT app.protect('mall_gift', 'SELECT, INSERT');
GRANT UPDATE (left_fen) ON mall_gift TO portal_app;
CREATE POLICY audit ON mall_gift FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, gift_id, amount_fen, left_fen, given_at) ON mall_gift TO portal_audit;
CREATE POLICY console ON mall_gift FOR SELECT TO portal_console USING (true);
GRANT SELECT ON mall_gift TO portal_console;

CREATE SEQUENCE mall_order_number;
GRANT USAGE ON SEQUENCE mall_order_number TO portal_app;

-- Orders of the two malls.
CREATE TABLE mall_order (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  -- how the malls name it to the browser
  order_guid uuid NOT NULL,
  person_guid uuid NOT NULL,
  mall text NOT NULL CHECK (mall IN ('health', 'service')),
  title text NOT NULL,
  title_eng text NOT NULL,
  -- the part to be paid in money
  amount_fen int NOT NULL CHECK (amount_fen >= 0),
  -- 10 to be paid, 20 redeemed, 30 completed, 40 closed
  status int NOT NULL CHECK (status IN (10, 20, 30, 40)),
  closed_as text CHECK (closed_as IN ('expired', 'cancelled', 'refunded')),
  held_until timestamptz,
  created_at timestamptz NOT NULL,
  customer_guid uuid,
  address_id int,
  remarks bytea,
  -- the whole price, however it is paid
  price_fen int NOT NULL DEFAULT 0 CHECK (price_fen >= 0),
  -- of an order that is paid by points alone, at the price in points
  by_points boolean NOT NULL DEFAULT false,
  -- how often what it is paid with was changed
  revision int NOT NULL DEFAULT 0,
  lang text NOT NULL DEFAULT 'zh-cn' CHECK (lang IN ('zh-cn', 'en-us')),
  paid_at timestamptz,
  completed_at timestamptz,
  PRIMARY KEY (company_id, order_id),
  UNIQUE (company_id, order_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  FOREIGN KEY (company_id, customer_guid) REFERENCES person,
  CONSTRAINT closed_has_a_reason CHECK ((status = 40) = (closed_as IS NOT NULL)),
  CONSTRAINT only_unpaid_is_held CHECK ((status = 10) = (held_until IS NOT NULL)),
  CONSTRAINT unpaid_costs_something CHECK (status <> 10 OR amount_fen > 0)
);
CREATE INDEX mall_order_by_person ON mall_order (company_id, person_guid, created_at);
CREATE INDEX mall_order_held ON mall_order (company_id, held_until) WHERE status = 10;
CREATE INDEX mall_order_by_time ON mall_order (created_at, order_id);
CREATE INDEX mall_order_open ON mall_order (company_id, paid_at) WHERE status = 20;
SELECT app.protect('mall_order', 'SELECT, INSERT');
GRANT UPDATE (amount_fen, status, closed_as, held_until, address_id, remarks, revision, paid_at, completed_at)
  ON mall_order TO portal_app;
CREATE TRIGGER legal_move BEFORE UPDATE OF status ON mall_order
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('mall', 'status');
INSERT INTO state_move VALUES
  ('mall', '10', '20'), ('mall', '10', '40'), ('mall', '20', '30'), ('mall', '20', '40'), ('mall', '40', '20'),
  ('mall', '30', '40');
CREATE POLICY audit ON mall_order FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, order_id, amount_fen, status, held_until, created_at, paid_at)
  ON mall_order TO portal_audit;
CREATE POLICY console ON mall_order FOR SELECT TO portal_console USING (true);
GRANT SELECT ON mall_order TO portal_console;

CREATE TABLE mall_order_item (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  item_no int NOT NULL,
  product_id int NOT NULL REFERENCES product,
  kind text NOT NULL CHECK (kind IN ('delivered', 'service', 'card', 'gene')),
  title text NOT NULL,
  title_eng text NOT NULL,
  picture text NOT NULL,
  count int NOT NULL CHECK (count > 0),
  -- each; in points alone where the order is paid so
  unit_fen int NOT NULL CHECK (unit_fen >= 0),
  unit_points int CHECK (unit_points > 0),
  -- whom it is for, where that is not the buyer
  for_guid uuid,
  -- which of the buyer's limits it counts against
  limit_period text,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'sent', 'done', 'refunded')),
  carrier text,
  tracking_no text,
  sent_at timestamptz,
  received_at timestamptz,
  sample_no text,
  kit_state text CHECK (kit_state IN ('sent', 'received', 'analysing', 'ready')),
  PRIMARY KEY (company_id, order_id, item_no),
  FOREIGN KEY (company_id, order_id) REFERENCES mall_order,
  FOREIGN KEY (company_id, for_guid) REFERENCES person,
  CONSTRAINT only_kits_have_samples CHECK (kind = 'gene' OR (sample_no IS NULL AND kit_state IS NULL)),
  CONSTRAINT what_was_sent_says_how
    CHECK (state <> 'sent' OR (carrier IS NOT NULL AND tracking_no IS NOT NULL AND sent_at IS NOT NULL))
);
CREATE INDEX mall_order_item_by_product ON mall_order_item (company_id, product_id);
CREATE UNIQUE INDEX mall_sample ON mall_order_item (company_id, sample_no) WHERE sample_no IS NOT NULL;
CREATE INDEX mall_order_item_sent ON mall_order_item (company_id, sent_at) WHERE state = 'sent';
SELECT app.protect('mall_order_item', 'SELECT, INSERT');
GRANT UPDATE (state, carrier, tracking_no, sent_at, received_at, sample_no, kit_state)
  ON mall_order_item TO portal_app;
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON mall_order_item
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('mallItem', 'state');
INSERT INTO state_move VALUES
  ('mallItem', 'open', 'sent'), ('mallItem', 'open', 'done'), ('mallItem', 'open', 'refunded'),
  ('mallItem', 'sent', 'done'), ('mallItem', 'sent', 'refunded'), ('mallItem', 'done', 'refunded');
CREATE POLICY audit ON mall_order_item FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, order_id, item_no, product_id, count, unit_fen, state, sent_at)
  ON mall_order_item TO portal_audit;
CREATE POLICY console ON mall_order_item FOR SELECT TO portal_console USING (true);
GRANT SELECT ON mall_order_item TO portal_console;

-- The means each item is paid with, to the fen; a cancellation gives each of them back.
CREATE TABLE mall_order_source (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  item_no int NOT NULL,
  revision int NOT NULL,
  source text NOT NULL CHECK (source IN ('company', 'gift', 'card', 'points', 'money')),
  -- the gift or the card; 0 of the others
  source_id bigint NOT NULL DEFAULT 0,
  -- of a card: its uses
  entries int[],
  amount_fen int NOT NULL CHECK (amount_fen >= 0),
  points int CHECK (points > 0),
  given_back_at timestamptz,
  PRIMARY KEY (company_id, order_id, item_no, revision, source, source_id),
  FOREIGN KEY (company_id, order_id, item_no) REFERENCES mall_order_item,
  CHECK ((source = 'points') = (points IS NOT NULL)),
  CHECK ((source IN ('gift', 'card')) = (source_id <> 0))
);
CREATE INDEX mall_order_source_by_source ON mall_order_source (company_id, source, source_id) WHERE source_id <> 0;
CREATE INDEX mall_source_given_back ON mall_order_source (given_back_at) WHERE given_back_at IS NOT NULL;
SELECT app.protect('mall_order_source', 'SELECT, INSERT');
GRANT UPDATE (given_back_at) ON mall_order_source TO portal_app;
CREATE POLICY audit ON mall_order_source FOR SELECT TO portal_audit USING (true);
GRANT SELECT ON mall_order_source TO portal_audit, portal_console;
CREATE POLICY console ON mall_order_source FOR SELECT TO portal_console USING (true);

-- The history of an order, for its owner and the console.
CREATE TABLE mall_order_event (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  event_no int NOT NULL,
  kind text NOT NULL CHECK (kind IN
    ('placed', 'changed', 'paid', 'sent', 'received', 'completed', 'cancelled', 'expired', 'refunded', 'kit')),
  item_no int,
  -- in the operator's words, where there are any
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  PRIMARY KEY (company_id, order_id, event_no),
  FOREIGN KEY (company_id, order_id) REFERENCES mall_order
);
SELECT app.protect('mall_order_event', 'SELECT, INSERT');
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON mall_order_event
  FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE POLICY console ON mall_order_event FOR SELECT TO portal_console USING (true);
GRANT SELECT ON mall_order_event TO portal_console;
