-- What the providers say has moved, held against our ledger (I8, its outer half). A provider has one bill for all companies;
-- only the role that audits sees it, no request does.
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

CREATE TABLE bill_difference (
  provider text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('paid', 'refunded')),
  number text NOT NULL,
  what text NOT NULL CHECK (what IN ('missingHere', 'missingThere', 'amount')),
  ours_fen int,
  theirs_fen int,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (provider, day, kind, number)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON bill_day, bill_line, bill_difference TO portal_audit;

-- found by number and by day, whatever the company
CREATE INDEX payment_by_number ON payment (out_trade_no);
CREATE INDEX payment_by_day ON payment (paid_at) WHERE state = 'paid';
CREATE INDEX refund_by_number ON refund (out_refund_no);
CREATE INDEX refund_by_day ON refund (done_at) WHERE state = 'done';
