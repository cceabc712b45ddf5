-- The watch over the money must not grow with the years: what a day has moved is looked at again and again, everything
-- once a day in steps, and the accounts of the world outside, where all money passes, are closed day by day.

-- What an outside account held at the end of a day on which it moved.
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

-- How far the watch is: one row, of no company.
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
  -- what the pass has found so far
  found jsonb NOT NULL
);
INSERT INTO ledger_watch (found) VALUES ('[]');
ALTER TABLE ledger_watch ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_watch FORCE ROW LEVEL SECURITY;
CREATE POLICY audit ON ledger_watch TO portal_audit USING (true) WITH CHECK (true);
GRANT SELECT, UPDATE ON ledger_watch TO portal_audit;

-- What happened on a day, found without an entry per row: these tables grow at their end only.
CREATE INDEX IF NOT EXISTS order_event_by_time ON order_event USING brin (at);
CREATE INDEX IF NOT EXISTS ledger_transfer_by_time ON ledger_transfer USING brin (at);
CREATE INDEX IF NOT EXISTS ledger_resolution_by_time ON ledger_resolution USING brin (at);
CREATE INDEX IF NOT EXISTS payment_by_time ON payment USING brin (created_at);
CREATE INDEX IF NOT EXISTS refund_by_time ON refund USING brin (created_at);
CREATE INDEX IF NOT EXISTS ledger_transfer_from ON ledger_transfer (company_id, from_account, unit);
CREATE INDEX IF NOT EXISTS ledger_transfer_to ON ledger_transfer (company_id, to_account, unit);
CREATE INDEX IF NOT EXISTS ledger_account_outside ON ledger_account (company_id, account, unit) WHERE outside;
-- what somebody should look at is found by what is wrong with it
CREATE INDEX IF NOT EXISTS refund_failed ON refund (company_id) WHERE state = 'failed';

CREATE POLICY audit ON order_event FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, order_id, at) ON order_event TO portal_audit;
