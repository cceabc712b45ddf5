-- incompatible
-- Names, birth dates and marital status are sealed as ID numbers are. The key is not in the database: what is there is put
-- aside, and sealed by the first node that starts, before it listens (modules/people, modules/invoice).
ALTER TABLE person RENAME COLUMN name TO name_unsealed;
ALTER TABLE person RENAME COLUMN birth_date TO birth_date_unsealed;
ALTER TABLE person RENAME COLUMN marital_status TO marital_status_unsealed;
ALTER TABLE person
  ALTER COLUMN name_unsealed DROP NOT NULL,
  ALTER COLUMN birth_date_unsealed DROP NOT NULL,
  ALTER COLUMN marital_status_unsealed DROP NOT NULL,
  ALTER COLUMN marital_status_unsealed DROP DEFAULT,
  ADD COLUMN name bytea,
  ADD COLUMN birth_date bytea,
  ADD COLUMN marital_status bytea,
  -- by which the console finds people: the whole name and its beginnings, each an HMAC
  ADD COLUMN name_indexes bytea[],
  ADD CONSTRAINT has_a_name CHECK (name IS NOT NULL OR name_unsealed IS NOT NULL),
  ADD CONSTRAINT has_a_birth_date CHECK (birth_date IS NOT NULL OR birth_date_unsealed IS NOT NULL);
DROP INDEX person_by_name;
CREATE INDEX person_by_name ON person USING gin (name_indexes);
CREATE INDEX person_unsealed ON person (company_id) WHERE name_unsealed IS NOT NULL;
REVOKE SELECT (name_unsealed) ON person FROM portal_console;
GRANT SELECT (name, name_indexes) ON person TO portal_console;

-- Who a parcel is for, and whom an invoice is made out to, is a name, too.
ALTER TABLE address RENAME COLUMN recipient TO recipient_unsealed;
ALTER TABLE address
  ALTER COLUMN recipient_unsealed DROP NOT NULL,
  ADD COLUMN recipient bytea,
  ADD CONSTRAINT has_a_recipient CHECK (recipient IS NOT NULL OR recipient_unsealed IS NOT NULL);
CREATE INDEX address_unsealed ON address (company_id) WHERE recipient_unsealed IS NOT NULL;

ALTER TABLE order_invoice RENAME COLUMN title TO title_unsealed;
ALTER TABLE order_invoice
  ALTER COLUMN title_unsealed DROP NOT NULL,
  ADD COLUMN title bytea,
  ADD CONSTRAINT has_a_title CHECK (title IS NOT NULL OR title_unsealed IS NOT NULL);
CREATE INDEX order_invoice_unsealed ON order_invoice (company_id) WHERE title_unsealed IS NOT NULL;

-- As before (0044), with the title sealed: it may be sealed once, and by newer keys.
CREATE OR REPLACE FUNCTION app.keep_issued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'asked' AND (
    (NEW.invoice_type, NEW.category) IS DISTINCT FROM (OLD.invoice_type, OLD.category)
    OR (NEW.details <> OLD.details AND NOT app.sealed_anew(NEW.company_id, OLD.details, NEW.details))
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
