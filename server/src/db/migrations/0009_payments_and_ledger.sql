-- The balance of each holder. `outside` is the world beyond the ledger (a payment provider): money comes from it, so it
-- may be below zero. Every other account can only give an amount it has and has not promised.
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
CREATE INDEX ledger_account_outside ON ledger_account (company_id, account, unit) WHERE outside;
SELECT app.protect('ledger_account', 'SELECT, INSERT');
GRANT UPDATE (balance, reserved) ON ledger_account TO portal_app;
CREATE POLICY audit ON ledger_account FOR SELECT TO portal_audit USING (true);
GRANT SELECT ON ledger_account TO portal_audit;

-- One movement from one account to another, so its sum is zero by its shape. The name is the idempotency key.
CREATE TABLE ledger_transfer (
  company_id int NOT NULL,
  transfer text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('capture', 'refund', 'earn', 'spend', 'giveBack', 'expire', 'reverse')),
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
CREATE INDEX ledger_transfer_by_time ON ledger_transfer USING brin (at);
CREATE INDEX ledger_transfer_from ON ledger_transfer (company_id, from_account, unit);
CREATE INDEX ledger_transfer_to ON ledger_transfer (company_id, to_account, unit);
SELECT app.protect('ledger_transfer', 'SELECT, INSERT');
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE POLICY audit ON ledger_transfer FOR SELECT TO portal_audit USING (true);
GRANT SELECT ON ledger_transfer TO portal_audit;

-- The end of a promise; the key lets it be resolved once.
CREATE TABLE ledger_resolution (
  company_id int NOT NULL,
  transfer text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('post', 'void', 'expire')),
  at timestamptz NOT NULL,
  PRIMARY KEY (company_id, transfer),
  FOREIGN KEY (company_id, transfer) REFERENCES ledger_transfer
);
CREATE INDEX ledger_resolution_by_time ON ledger_resolution USING brin (at);
SELECT app.protect('ledger_resolution', 'SELECT, INSERT');
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON ledger_resolution
  FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE POLICY audit ON ledger_resolution FOR SELECT TO portal_audit USING (true);
GRANT SELECT ON ledger_resolution TO portal_audit;

-- The balance of an outside account at the end of a day on which it moved.
CREATE TABLE ledger_close (
  company_id int NOT NULL,
  account text NOT NULL,
  unit text NOT NULL,
  day date NOT NULL,
  balance bigint NOT NULL,
  PRIMARY KEY (company_id, account, unit, day),
  FOREIGN KEY (company_id, account, unit) REFERENCES ledger_account
);
CREATE INDEX ledger_close_by_day ON ledger_close (day);
SELECT app.protect('ledger_close', 'SELECT');
CREATE POLICY audit ON ledger_close TO portal_audit USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON ledger_close TO portal_audit;

-- How far the watch over the money is: the last days are looked at again and again, all of it once a day in steps, so
-- that the watch does not grow with the years. One row, of no company.
CREATE TABLE ledger_watch (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  -- the last day that is closed
  closed_to date,
  -- when the last days were found right or wrong
  checked_at timestamptz,
  -- where the pass over everything goes on; null: none is under way
  pass_subject text,
  pass_after jsonb,
  pass_began timestamptz,
  pass_ended timestamptz,
  -- the findings of the pass so far
  found jsonb NOT NULL
);
INSERT INTO ledger_watch (found) VALUES ('[]');
ALTER TABLE ledger_watch ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY audit ON ledger_watch TO portal_audit USING (true) WITH CHECK (true);
GRANT SELECT, UPDATE ON ledger_watch TO portal_audit;

CREATE SEQUENCE payment_number;
GRANT USAGE ON SEQUENCE payment_number TO portal_app;

-- One try to pay for something, at one provider in one way.
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
  -- the provider's reply to the start: a QR code's text, an address, parameters
  started jsonb,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  checked_at timestamptz NOT NULL,
  transaction_id text,
  paid_at timestamptz,
  refunded_fen int NOT NULL DEFAULT 0,
  -- since when an operator should look at it: its provider has long not said how it ended
  flagged_at timestamptz,
  -- The text a payment carries to its provider and must bring back: news about a foreign payment of the same number,
  -- such as one made before a restore, does not bring it. Null for payments that carried none.
  attach text,
  -- why an operator should look at it: null where the provider is silent, 'foreign' for news about a payment that is
  -- not ours
  flagged_for text CHECK (flagged_for IN ('foreign')),
  -- who pays, where the provider prepares the payment for one person only; a hash
  payer text,
  -- sealed: its first request, until the reply to it has been heard; sent again it must be the same
  asked bytea,
  -- Several payments that are one trade at the provider: its number and its whole amount. Each stays the share of one
  -- order, is credited and refunded by itself. The first one has the same number as out_trade_no.
  trade_no text,
  trade_fen int,
  PRIMARY KEY (company_id, payment_id),
  UNIQUE (company_id, out_trade_no),
  CHECK ((state = 'paid') = (transaction_id IS NOT NULL)),
  CONSTRAINT refunds_within_payment
    CHECK (refunded_fen >= 0 AND refunded_fen <= CASE state WHEN 'paid' THEN amount_fen ELSE 0 END),
  CONSTRAINT trade_whole
    CHECK ((trade_no IS NULL) = (trade_fen IS NULL) AND (trade_fen IS NULL OR trade_fen > amount_fen))
);
CREATE UNIQUE INDEX one_open_payment ON payment (company_id, subject, subject_id) WHERE state = 'open';
CREATE INDEX payment_by_subject ON payment (company_id, subject, subject_id);
CREATE INDEX payment_open ON payment (company_id, checked_at) WHERE state = 'open';
CREATE INDEX payment_flagged ON payment (company_id) WHERE flagged_at IS NOT NULL;
-- found by number and by day, whatever the company
CREATE INDEX payment_by_number ON payment (out_trade_no);
CREATE INDEX payment_by_day ON payment (paid_at) WHERE state = 'paid';
CREATE INDEX payment_by_time ON payment USING brin (created_at);
CREATE INDEX payment_by_trade ON payment (trade_no) WHERE trade_no IS NOT NULL;
-- the provider's own number is one per trade, and the first payment of a trade stands for it
CREATE UNIQUE INDEX one_transaction ON payment (company_id, provider, transaction_id)
  WHERE trade_no IS NULL OR trade_no = out_trade_no;
SELECT app.protect('payment', 'SELECT, INSERT');
GRANT UPDATE (state, started, checked_at, transaction_id, paid_at, refunded_fen, flagged_at, flagged_for, asked)
  ON payment TO portal_app;
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON payment
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('payment', 'state');
INSERT INTO state_move VALUES
  ('payment', 'open', 'paid'), ('payment', 'open', 'closed'), ('payment', 'closed', 'paid');
CREATE POLICY audit ON payment FOR SELECT TO portal_audit USING (true);
GRANT SELECT ON payment TO portal_audit;
-- the console shows how far the refund of an order has come
CREATE POLICY console ON payment FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, payment_id, subject, subject_id) ON payment TO portal_console;

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
CREATE INDEX refund_by_number ON refund (out_refund_no);
CREATE INDEX refund_by_day ON refund (done_at) WHERE state = 'done';
CREATE INDEX refund_by_time ON refund USING brin (created_at);
-- counted every few seconds
CREATE INDEX refund_failed ON refund (company_id) WHERE state = 'failed';
SELECT app.protect('refund', 'SELECT, INSERT');
GRANT UPDATE (state, tries, next_try, done_at) ON refund TO portal_app;
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON refund
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('refund', 'state');
INSERT INTO state_move VALUES
  ('refund', 'asked', 'done'), ('refund', 'asked', 'failed'), ('refund', 'failed', 'asked'),
  ('refund', 'failed', 'done');
CREATE POLICY audit ON refund FOR SELECT TO portal_audit USING (true);
GRANT SELECT ON refund TO portal_audit;
CREATE POLICY console ON refund FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, payment_id, amount_fen, state) ON refund TO portal_console;

-- Notices already worked off; kept in the transaction that acted on them.
CREATE TABLE payment_notice (
  company_id int NOT NULL REFERENCES company,
  provider text NOT NULL,
  event_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (company_id, provider, event_id)
);
SELECT app.protect('payment_notice', 'SELECT, INSERT');

-- The providers' bills, compared with our ledger. A provider has one bill for all companies; the role that audits reads
-- it, and the platform clears differences.
CREATE TABLE bill_day (
  provider text NOT NULL,
  day date NOT NULL,
  tries int NOT NULL DEFAULT 0,
  -- the lease of the node that reads it, and the wait after it
  next_try timestamptz NOT NULL,
  read_at timestamptz,
  lines int,
  differences int,
  PRIMARY KEY (provider, day),
  CHECK ((read_at IS NULL) = (lines IS NULL) AND (read_at IS NULL) = (differences IS NULL))
);
ALTER TABLE bill_day ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON bill_day TO portal_app USING (app.cid() = 0);
GRANT SELECT ON bill_day TO portal_app;
CREATE POLICY audit ON bill_day TO portal_audit USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON bill_day TO portal_audit;

CREATE TABLE bill_line (
  provider text NOT NULL,
  day date NOT NULL,
  line int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('paid', 'refunded')),
  number text NOT NULL,
  fen int NOT NULL,
  PRIMARY KEY (provider, day, line)
);
CREATE INDEX bill_line_by_number ON bill_line (provider, kind, number);
GRANT SELECT, INSERT, UPDATE, DELETE ON bill_line TO portal_audit;

CREATE TABLE bill_difference (
  provider text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('paid', 'refunded')),
  number text NOT NULL,
  what text NOT NULL CHECK (what IN ('missingHere', 'missingThere', 'amount')),
  ours_fen int,
  theirs_fen int,
  found_at timestamptz NOT NULL,
  -- A difference that an operator has cleared up keeps their name and reason, and is not listed again.
  cleared_at timestamptz,
  cleared_by text,
  cleared_reason text,
  PRIMARY KEY (provider, day, kind, number),
  CONSTRAINT cleared_by_somebody
    CHECK ((cleared_at IS NULL) = (cleared_by IS NULL) AND (cleared_at IS NULL) = (cleared_reason IS NULL))
);
CREATE INDEX bill_difference_open ON bill_difference (provider, day) WHERE cleared_at IS NULL;
ALTER TABLE bill_difference ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON bill_difference TO portal_app USING (app.cid() = 0);
GRANT SELECT ON bill_difference TO portal_app;
GRANT UPDATE (cleared_at, cleared_by, cleared_reason) ON bill_difference TO portal_app;
CREATE POLICY audit ON bill_difference TO portal_audit USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON bill_difference TO portal_audit;
