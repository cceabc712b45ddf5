-- Keys have generations. A value says by which it was sealed; the newest one that is in use seals what is written.
-- Known to all nodes for a moment before it is used: then none of them meets a value it cannot read or look up.
ALTER TABLE company_key ADD COLUMN used_from timestamptz NOT NULL DEFAULT '-infinity';
GRANT UPDATE (wrapped) ON company_key TO portal_app;
-- The console asks which companies have a key it has not read yet; the keys themselves it is not shown.
CREATE POLICY console ON company_key FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, key_no) ON company_key TO portal_console;

-- The keys of the house: its own, and those that tie the audit together and hash what belongs to no company yet. Wrapped as the
-- companies' are, so that another master key changes none of them.
CREATE TABLE house_key (
  purpose text NOT NULL CHECK (purpose IN ('house', 'audit', 'anonymous')),
  key_no int NOT NULL,
  wrapped bytea NOT NULL,
  used_from timestamptz NOT NULL DEFAULT '-infinity',
  PRIMARY KEY (purpose, key_no)
);
SELECT app.protect_house('house_key');

-- Which master key wraps new keys, as a mark that tells nothing of it. One row, which everybody reads and the house writes.
CREATE TABLE master_key (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  mark bytea NOT NULL
);
SELECT app.protect_house('master_key');
CREATE POLICY mark ON master_key FOR SELECT TO portal_app USING (true);

-- What is sealed anew when a key is rotated, in tables whose rows are otherwise not changed.
GRANT UPDATE (said) ON evaluation TO portal_app;
CREATE INDEX account_login_by_account ON account_login (company_id, account_id);

-- An invoice that is being issued may be sealed by a newer key of its company, and is otherwise kept as before (0011).
CREATE FUNCTION app.sealed_anew(company int, before bytea, after bytea) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT length(after) > 30 AND get_byte(after, 0) = 1 AND get_byte(after, 1) > get_byte(before, 1)
    AND EXISTS (SELECT FROM company_key WHERE company_id = company AND key_no = get_byte(after, 1))
$$;
CREATE OR REPLACE FUNCTION app.keep_issued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'asked' AND (
    (NEW.invoice_type, NEW.category, NEW.title) IS DISTINCT FROM (OLD.invoice_type, OLD.category, OLD.title)
    OR (NEW.details <> OLD.details AND NOT app.sealed_anew(NEW.company_id, OLD.details, NEW.details))
    OR (OLD.number IS NOT NULL AND (NEW.number, NEW.issued_on, NEW.amount_fen) IS DISTINCT FROM
      (OLD.number, OLD.issued_on, OLD.amount_fen)))
  THEN
    RAISE EXCEPTION 'An invoice that is being issued does not change'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'issued_is_final';
  END IF;
  RETURN NEW;
END $$;
