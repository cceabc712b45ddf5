-- Invoices of orders of the malls, over what was paid in money; in all else as those of check-ups (0011, 0045, 0057).
CREATE TABLE mall_invoice (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  invoice_type int NOT NULL,
  category int NOT NULL,
  title bytea NOT NULL,
  details bytea NOT NULL,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'issuing', 'issued', 'sent')),
  asked_on date NOT NULL,
  refused boolean NOT NULL DEFAULT false,
  next_try timestamptz NOT NULL DEFAULT '2000-01-01',
  amount_fen int CHECK (amount_fen > 0),
  number text,
  issued_on date,
  sent_on date,
  carrier text,
  carrier_eng text,
  tracking_no text,
  contact_erased boolean NOT NULL DEFAULT false,
  PRIMARY KEY (company_id, order_id),
  FOREIGN KEY (company_id, order_id) REFERENCES mall_order,
  CONSTRAINT one_mall_invoice_per_number UNIQUE (company_id, number),
  CONSTRAINT issuing_has_amount CHECK ((state = 'asked') = (amount_fen IS NULL)),
  CONSTRAINT issued_has_number
    CHECK ((state IN ('issued', 'sent')) = (number IS NOT NULL) AND (number IS NULL) = (issued_on IS NULL)),
  CONSTRAINT sent_has_day CHECK ((state = 'sent') = (sent_on IS NOT NULL)),
  CONSTRAINT refused_waits CHECK (NOT refused OR state = 'asked')
);
CREATE INDEX mall_invoice_open ON mall_invoice (company_id, next_try) WHERE state <> 'sent';
SELECT app.protect('mall_invoice');
REVOKE DELETE ON mall_invoice FROM portal_app;
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON mall_invoice
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('invoice', 'state');

-- What the issuer has seen stays as it was, but for newer keys and whom it was sent to, which is erased with the person.
CREATE FUNCTION app.keep_issued_mall() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'asked' AND (
    (NEW.invoice_type, NEW.category) IS DISTINCT FROM (OLD.invoice_type, OLD.category)
    OR (NEW.details <> OLD.details AND NOT app.sealed_anew(NEW.company_id, OLD.details, NEW.details)
      AND NOT (NEW.contact_erased AND NOT OLD.contact_erased))
    OR (NEW.title <> OLD.title AND NOT app.sealed_anew(NEW.company_id, OLD.title, NEW.title))
    OR (OLD.number IS NOT NULL AND (NEW.number, NEW.issued_on, NEW.amount_fen) IS DISTINCT FROM
      (OLD.number, OLD.issued_on, OLD.amount_fen)))
  THEN
    RAISE EXCEPTION 'An invoice that is being issued does not change'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'issued_is_final';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER issued_is_final BEFORE UPDATE ON mall_invoice FOR EACH ROW EXECUTE FUNCTION app.keep_issued_mall();
