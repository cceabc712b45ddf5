-- Invoices from the wish to the parcel (§3.9), and what people say about a check-up (§3.8).

INSERT INTO state_move VALUES
  ('invoice', 'asked', 'issuing'), ('invoice', 'issuing', 'asked'), ('invoice', 'issuing', 'issued'),
  ('invoice', 'issued', 'sent');

ALTER TABLE order_invoice
  -- `issuing`: a node is asking the issuer, or was when it fell; from then on what it says is final
  ADD COLUMN state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'issuing', 'issued', 'sent')),
  ADD COLUMN asked_on date NOT NULL DEFAULT '2000-01-01',
  -- the issuer did not accept it; it waits for a correction
  ADD COLUMN refused boolean NOT NULL DEFAULT false,
  ADD COLUMN next_try timestamptz NOT NULL DEFAULT '2000-01-01',
  -- what the person has paid when it is made out
  ADD COLUMN amount_fen int CHECK (amount_fen > 0),
  ADD COLUMN number text,
  ADD COLUMN issued_on date,
  ADD COLUMN sent_on date,
  ADD COLUMN carrier text,
  ADD COLUMN carrier_eng text,
  ADD COLUMN tracking_no text;
UPDATE order_invoice i SET asked_on = (o.created_at AT TIME ZONE 'Asia/Shanghai')::date
FROM exam_order o WHERE o.company_id = i.company_id AND o.order_id = i.order_id;
ALTER TABLE order_invoice
  ALTER COLUMN asked_on DROP DEFAULT,
  ADD CONSTRAINT issuing_has_amount CHECK ((state = 'asked') = (amount_fen IS NULL)),
  ADD CONSTRAINT issued_has_number
    CHECK ((state IN ('issued', 'sent')) = (number IS NOT NULL) AND (number IS NULL) = (issued_on IS NULL)),
  ADD CONSTRAINT sent_has_day CHECK ((state = 'sent') = (sent_on IS NOT NULL)),
  ADD CONSTRAINT refused_waits CHECK (NOT refused OR state = 'asked'),
  ADD CONSTRAINT one_invoice_per_number UNIQUE (company_id, number);
CREATE INDEX order_invoice_open ON order_invoice (company_id, next_try) WHERE state <> 'sent';
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON order_invoice
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('invoice', 'state');

-- What the issuer has seen stays as it was: neither the wish nor the number changes any more, and nothing is thrown away.
CREATE FUNCTION app.keep_issued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'asked' AND (
    (NEW.invoice_type, NEW.category, NEW.title, NEW.details) IS DISTINCT FROM
      (OLD.invoice_type, OLD.category, OLD.title, OLD.details)
    OR (OLD.number IS NOT NULL AND (NEW.number, NEW.issued_on, NEW.amount_fen) IS DISTINCT FROM
      (OLD.number, OLD.issued_on, OLD.amount_fen)))
  THEN
    RAISE EXCEPTION 'An invoice that is being issued does not change'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'issued_is_final';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER issued_is_final BEFORE UPDATE ON order_invoice FOR EACH ROW EXECUTE FUNCTION app.keep_issued();
REVOKE DELETE ON order_invoice FROM portal_app;

-- One per order; the key lets it be given once. What was said in words is sealed: people write about their health.
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
SELECT app.protect('evaluation', 'SELECT, INSERT');
