-- Asked by a person, decided by an operator once the cooling period is over. It outlives what it erases: it is the proof that it
-- was done, and says nothing personal.
CREATE TABLE erasure_request (
  company_id int NOT NULL,
  request_id uuid NOT NULL,
  person_guid uuid NOT NULL,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'withdrawn', 'done', 'declined')),
  -- in which the person is told what became of it
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  asked_at timestamptz NOT NULL,
  cooling_until timestamptz NOT NULL,
  -- promised when it was asked: a calendar published later does not move it
  due_on date NOT NULL,
  ended_at timestamptz,
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (company_id, request_id),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  CHECK ((state = 'asked') = (ended_at IS NULL)),
  CONSTRAINT never_before_cooled_off CHECK (state <> 'done' OR ended_at >= cooling_until)
);
CREATE UNIQUE INDEX one_open_erasure ON erasure_request (company_id, person_guid) WHERE state = 'asked';
CREATE INDEX erasure_by_person ON erasure_request (company_id, person_guid, asked_at);
CREATE INDEX erasure_by_time ON erasure_request (asked_at);
SELECT app.protect('erasure_request', 'SELECT, INSERT');
GRANT UPDATE (state, ended_at, reason) ON erasure_request TO portal_app;
CREATE POLICY console ON erasure_request FOR SELECT TO portal_console USING (true);
GRANT SELECT ON erasure_request TO portal_console;

INSERT INTO state_move VALUES
  ('erasure', 'asked', 'withdrawn'), ('erasure', 'asked', 'done'), ('erasure', 'asked', 'declined');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON erasure_request
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('erasure', 'state');

-- Whose a task is, is asked by the person who began it.
CREATE INDEX task_by_creator ON task (company_id, created_by, created_at);

-- As in 0045, but for one change: whom an issued invoice was sent to is no part of it, and is erased with the person.
ALTER TABLE order_invoice ADD COLUMN contact_erased boolean NOT NULL DEFAULT false;
CREATE OR REPLACE FUNCTION app.keep_issued() RETURNS trigger LANGUAGE plpgsql AS $$
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
