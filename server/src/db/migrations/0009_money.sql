-- Money and points (answers §5, reliability §5.4): an append-only ledger, payments and refunds, and orders that move.

-- Who holds what. `outside` is the world beyond the ledger (a payment provider): money comes from it, so it may be below
-- zero. Everybody else can only give what they have and have not promised.
CREATE TABLE ledger_account (
  company_id int NOT NULL REFERENCES company,
  account text NOT NULL,
  unit text NOT NULL CHECK (unit IN ('fen', 'points')),
  outside boolean NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  PRIMARY KEY (company_id, account, unit),
  CONSTRAINT never_overdrawn CHECK (outside OR balance >= reserved)
);
SELECT app.protect('ledger_account', 'SELECT, INSERT');
GRANT UPDATE (balance, reserved) ON ledger_account TO portal_app;

-- One movement from one account to another, so its sum is zero by its shape. The name is the idempotency key.
CREATE TABLE ledger_transfer (
  company_id int NOT NULL,
  transfer text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('capture', 'refund', 'earn', 'spend', 'giveBack', 'expire')),
  subject text NOT NULL,
  unit text NOT NULL,
  from_account text NOT NULL,
  to_account text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- a promise reserves the amount until it is resolved
  pending boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (company_id, transfer),
  FOREIGN KEY (company_id, from_account, unit) REFERENCES ledger_account,
  FOREIGN KEY (company_id, to_account, unit) REFERENCES ledger_account,
  CHECK (from_account <> to_account)
);
CREATE INDEX ledger_transfer_by_subject ON ledger_transfer (company_id, subject);
SELECT app.protect('ledger_transfer', 'SELECT, INSERT');

-- What became of a promise; the key lets it be resolved once.
CREATE TABLE ledger_resolution (
  company_id int NOT NULL,
  transfer text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('post', 'void', 'expire')),
  at timestamptz NOT NULL,
  PRIMARY KEY (company_id, transfer),
  FOREIGN KEY (company_id, transfer) REFERENCES ledger_transfer
);
SELECT app.protect('ledger_resolution', 'SELECT, INSERT');

CREATE FUNCTION app.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is written once', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON ledger_transfer FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON ledger_resolution FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

-- The one state table: what an order, a payment and a refund may become. contract/src/rules/moves.ts is its twin.
CREATE TABLE state_move (
  machine text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  PRIMARY KEY (machine, from_state, to_state)
);
GRANT SELECT ON state_move TO portal_app;
INSERT INTO state_move VALUES
  ('order', '10', '20'), ('order', '10', '40'), ('order', '20', '40'), ('order', '20', '30'), ('order', '30', '35'),
  ('order', '40', '20'),
  ('payment', 'open', 'paid'), ('payment', 'open', 'closed'), ('payment', 'closed', 'paid'),
  ('refund', 'asked', 'done'), ('refund', 'asked', 'failed'), ('refund', 'failed', 'asked'),
  ('change', 'held', 'done'), ('change', 'held', 'dropped'), ('change', 'dropped', 'done');

CREATE FUNCTION app.guard_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := to_jsonb(OLD) ->> TG_ARGV[1];
  becomes text := to_jsonb(NEW) ->> TG_ARGV[1];
BEGIN
  IF was IS DISTINCT FROM becomes AND NOT EXISTS (
    SELECT FROM state_move WHERE machine = TG_ARGV[0] AND from_state = was AND to_state = becomes)
  THEN
    RAISE EXCEPTION 'A % does not go from % to %', TG_ARGV[0], was, becomes
      USING ERRCODE = 'check_violation', CONSTRAINT = 'legal_move';
  END IF;
  RETURN NEW;
END $$;

ALTER TABLE exam_order
  ADD COLUMN closed_as text CHECK (closed_as IN ('expired', 'cancelled')),
  -- in which language to write to the person
  ADD COLUMN lang text NOT NULL DEFAULT 'zh-cn' CHECK (lang IN ('zh-cn', 'en-us')),
  -- rises with every change a calendar must hear of (RFC 5545 SEQUENCE)
  ADD COLUMN revision int NOT NULL DEFAULT 0;
UPDATE exam_order SET closed_as = 'cancelled' WHERE status = 40;
ALTER TABLE exam_order ADD CONSTRAINT closed_has_a_reason CHECK ((status = 40) = (closed_as IS NOT NULL));
CREATE TRIGGER legal_move BEFORE UPDATE OF status ON exam_order FOR EACH ROW EXECUTE FUNCTION app.guard_move('order', 'status');
CREATE INDEX exam_order_held ON exam_order (company_id, held_until) WHERE status = 10;

-- A change that costs more: the new seat is held beside the old one until the difference is paid.
CREATE SEQUENCE change_number;
GRANT USAGE ON SEQUENCE change_number TO portal_app;
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
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON order_change FOR EACH ROW EXECUTE FUNCTION app.guard_move('change', 'state');

-- One try to pay something, at one provider in one way. `subject` says what: an exam order, later a mall order.
CREATE SEQUENCE payment_number;
GRANT USAGE ON SEQUENCE payment_number TO portal_app;
CREATE TABLE payment (
  company_id int NOT NULL REFERENCES company,
  payment_id bigint NOT NULL,
  subject text NOT NULL CHECK (subject IN ('exam', 'mall')),
  subject_id bigint NOT NULL,
  -- the change that is paid for, where it is not the order itself
  part_id bigint,
  provider text NOT NULL,
  channel text NOT NULL,
  out_trade_no text NOT NULL,
  amount_fen int NOT NULL CHECK (amount_fen > 0),
  state text NOT NULL CHECK (state IN ('open', 'paid', 'closed')),
  -- what the provider answered to the start: a QR code's text, an address, parameters
  started jsonb,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  checked_at timestamptz NOT NULL,
  transaction_id text,
  paid_at timestamptz,
  refunded_fen int NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, payment_id),
  UNIQUE (company_id, out_trade_no),
  CHECK ((state = 'paid') = (transaction_id IS NOT NULL)),
  CONSTRAINT refunds_within_payment CHECK (refunded_fen >= 0 AND refunded_fen <= CASE state WHEN 'paid' THEN amount_fen ELSE 0 END)
);
CREATE UNIQUE INDEX one_open_payment ON payment (company_id, subject, subject_id) WHERE state = 'open';
CREATE UNIQUE INDEX one_transaction ON payment (company_id, provider, transaction_id);
CREATE INDEX payment_by_subject ON payment (company_id, subject, subject_id);
CREATE INDEX payment_open ON payment (company_id, checked_at) WHERE state = 'open';
SELECT app.protect('payment', 'SELECT, INSERT');
GRANT UPDATE (state, started, checked_at, transaction_id, paid_at, refunded_fen) ON payment TO portal_app;
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON payment FOR EACH ROW EXECUTE FUNCTION app.guard_move('payment', 'state');

CREATE TABLE refund (
  company_id int NOT NULL,
  refund_id bigint NOT NULL,
  payment_id bigint NOT NULL,
  out_refund_no text NOT NULL,
  amount_fen int NOT NULL CHECK (amount_fen > 0),
  why text NOT NULL CHECK (why IN ('cancelled', 'cheaper', 'late', 'twice')),
  state text NOT NULL CHECK (state IN ('asked', 'done', 'failed')),
  tries int NOT NULL DEFAULT 0,
  next_try timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (company_id, refund_id),
  UNIQUE (company_id, out_refund_no),
  FOREIGN KEY (company_id, payment_id) REFERENCES payment,
  CHECK ((state = 'done') = (done_at IS NOT NULL))
);
CREATE INDEX refund_asked ON refund (company_id, next_try) WHERE state = 'asked';
CREATE INDEX refund_by_payment ON refund (company_id, payment_id);
SELECT app.protect('refund', 'SELECT, INSERT');
GRANT UPDATE (state, tries, next_try, done_at) ON refund TO portal_app;
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON refund FOR EACH ROW EXECUTE FUNCTION app.guard_move('refund', 'state');

-- Notices already worked off; kept in the transaction that acted on them.
CREATE TABLE payment_notice (
  company_id int NOT NULL REFERENCES company,
  provider text NOT NULL,
  event_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (company_id, provider, event_id)
);
SELECT app.protect('payment_notice', 'SELECT, INSERT');

-- What is to be told by SMS: written with what it tells of, sent afterwards. Phone and text are sealed.
CREATE SEQUENCE message_number;
GRANT USAGE ON SEQUENCE message_number TO portal_app;
CREATE TABLE message (
  company_id int NOT NULL,
  message_id bigint NOT NULL,
  person_guid uuid NOT NULL,
  kind text NOT NULL,
  -- the same thing is told once: the order and what of it
  about text NOT NULL,
  phone bytea NOT NULL,
  body bytea NOT NULL,
  due_at timestamptz NOT NULL,
  sent_at timestamptz,
  tries int NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, message_id),
  UNIQUE (company_id, kind, about),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
CREATE INDEX message_to_send ON message (company_id, due_at) WHERE sent_at IS NULL;
SELECT app.protect('message');

-- Looks at numbers of all companies at once to prove that they add up; sees no name, phone or text.
DO $$
BEGIN
  CREATE ROLE portal_audit NOLOGIN NOSUPERUSER NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
GRANT portal_audit TO CURRENT_USER;
DO $$
DECLARE
  target text;
BEGIN
  FOREACH target IN ARRAY ARRAY['ledger_account', 'ledger_transfer', 'ledger_resolution', 'payment', 'refund', 'exam_order',
    'order_change', 'segment_quota']
  LOOP
    EXECUTE format('CREATE POLICY audit ON %I FOR SELECT TO portal_audit USING (true)', target);
  END LOOP;
END $$;
GRANT SELECT ON ledger_account, ledger_transfer, ledger_resolution, payment, refund, segment, segment_quota TO portal_audit;
GRANT SELECT (company_id, order_id, person_guid, plan_id, segment_id, status, self_fen) ON exam_order TO portal_audit;
GRANT SELECT (company_id, order_id, change_id, segment_id, state) ON order_change TO portal_audit;
