-- Whether a value was sealed again by a newer key of its company.
CREATE FUNCTION app.sealed_anew(company int, before bytea, after bytea) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT length(after) > 30 AND get_byte(after, 0) = 1 AND get_byte(after, 1) > get_byte(before, 1)
    AND EXISTS (SELECT 1 FROM company_key WHERE company_id = company AND key_no = get_byte(after, 1))
$$;

-- An invoice stays as the issuer has seen it, but for newer keys and its contact, which is erased with the person.
CREATE FUNCTION app.keep_issued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'asked' AND (
    (NEW.invoice_type, NEW.category) IS DISTINCT FROM (OLD.invoice_type, OLD.category)
    OR (NEW.details <> OLD.details AND NOT app.sealed_anew(NEW.company_id, OLD.details, NEW.details)
      AND NOT (NEW.contact_erased AND NOT OLD.contact_erased))
    OR (NEW.title IS DISTINCT FROM OLD.title AND OLD.title IS NOT NULL
      AND app.sealed_anew(NEW.company_id, OLD.title, NEW.title) IS NOT TRUE)
    OR (NEW.title_unsealed IS DISTINCT FROM OLD.title_unsealed AND NEW.title_unsealed IS NOT NULL)
    OR (OLD.number IS NOT NULL AND (NEW.number, NEW.issued_on, NEW.amount_fen) IS DISTINCT FROM
      (OLD.number, OLD.issued_on, OLD.amount_fen)))
  THEN
    RAISE EXCEPTION 'An invoice that is being issued does not change'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'issued_is_final';
  END IF;
  RETURN NEW;
END $$;

-- The invoice asked for with the order; title and details (tax number, bank, phone, e-mail) are sealed.
CREATE TABLE order_invoice (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  invoice_type int NOT NULL,
  category int NOT NULL,
  title bytea,
  details bytea NOT NULL,
  -- `issuing`: a node is asking the issuer, or was when it fell; from then on what it says is final
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'issuing', 'issued', 'sent')),
  asked_on date NOT NULL,
  -- the issuer did not accept it; it waits for a correction
  refused boolean NOT NULL DEFAULT false,
  next_try timestamptz NOT NULL DEFAULT '2000-01-01',
  -- the amount the person has paid when it is made out
  amount_fen int CHECK (amount_fen > 0),
  number text,
  issued_on date,
  sent_on date,
  carrier text,
  carrier_eng text,
  tracking_no text,
  -- the contact of an issued invoice is no part of it, and is erased with the person
  contact_erased boolean NOT NULL DEFAULT false,
  -- from before these columns were sealed: sealed by the first node that starts
  title_unsealed text,
  PRIMARY KEY (company_id, order_id),
  CONSTRAINT one_invoice_per_number UNIQUE (company_id, number),
  FOREIGN KEY (company_id, order_id) REFERENCES exam_order,
  CONSTRAINT issuing_has_amount CHECK ((state = 'asked') = (amount_fen IS NULL)),
  CONSTRAINT issued_has_number
    CHECK ((state IN ('issued', 'sent')) = (number IS NOT NULL) AND (number IS NULL) = (issued_on IS NULL)),
  CONSTRAINT sent_has_day CHECK ((state = 'sent') = (sent_on IS NOT NULL)),
  CONSTRAINT refused_waits CHECK (NOT refused OR state = 'asked'),
  CONSTRAINT has_a_title CHECK (title IS NOT NULL OR title_unsealed IS NOT NULL)
);
CREATE INDEX order_invoice_open ON order_invoice (company_id, next_try) WHERE state <> 'sent';
CREATE INDEX order_invoice_unsealed ON order_invoice (company_id) WHERE title_unsealed IS NOT NULL;
SELECT app.protect('order_invoice', 'SELECT, INSERT, UPDATE');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON order_invoice
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('invoice', 'state');
INSERT INTO state_move VALUES
  ('invoice', 'asked', 'issuing'), ('invoice', 'issuing', 'asked'), ('invoice', 'issuing', 'issued'),
  ('invoice', 'issued', 'sent');
CREATE TRIGGER issued_is_final BEFORE UPDATE ON order_invoice FOR EACH ROW EXECUTE FUNCTION app.keep_issued();

-- The same for an invoice of a mall, whose title was sealed from the beginning.
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

-- Invoices of orders of the malls, over the part paid in money; in all else as those of check-ups.
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
  CONSTRAINT one_mall_invoice_per_number UNIQUE (company_id, number),
  FOREIGN KEY (company_id, order_id) REFERENCES mall_order,
  CONSTRAINT issuing_has_amount CHECK ((state = 'asked') = (amount_fen IS NULL)),
  CONSTRAINT issued_has_number
    CHECK ((state IN ('issued', 'sent')) = (number IS NOT NULL) AND (number IS NULL) = (issued_on IS NULL)),
  CONSTRAINT sent_has_day CHECK ((state = 'sent') = (sent_on IS NOT NULL)),
  CONSTRAINT refused_waits CHECK (NOT refused OR state = 'asked')
);
CREATE INDEX mall_invoice_open ON mall_invoice (company_id, next_try) WHERE state <> 'sent';
SELECT app.protect('mall_invoice', 'SELECT, INSERT, UPDATE');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON mall_invoice
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('invoice', 'state');
CREATE TRIGGER issued_is_final BEFORE UPDATE ON mall_invoice FOR EACH ROW EXECUTE FUNCTION app.keep_issued_mall();
