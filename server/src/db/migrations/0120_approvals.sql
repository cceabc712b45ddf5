-- What one operator asks for and a second one decides: it takes effect when it is approved, in the same transaction.
CREATE TABLE approval (
  company_id int NOT NULL REFERENCES company,
  approval_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind <> ''),
  -- what would be changed; of one kind only one request may wait for each
  subject text NOT NULL,
  -- whom it is about, where that is a person
  person_guid uuid,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'declined', 'withdrawn', 'expired')),
  -- sealed; taken away once it is decided
  proposal bytea,
  reason text NOT NULL,
  asked_by int NOT NULL,
  asked_name text NOT NULL,
  asked_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  decided_by int,
  decided_name text NOT NULL DEFAULT '',
  decided_at timestamptz,
  decided_reason text NOT NULL DEFAULT '',
  PRIMARY KEY (company_id, approval_id),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  CHECK ((state = 'waiting') = (proposal IS NOT NULL)),
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((decided_by IS NULL) = (state IN ('waiting', 'expired'))),
  CONSTRAINT approved_by_a_second CHECK (state <> 'approved' OR decided_by <> asked_by),
  CONSTRAINT withdrawn_by_the_first CHECK (state <> 'withdrawn' OR decided_by = asked_by)
);
CREATE UNIQUE INDEX one_waiting_approval ON approval (company_id, kind, subject) WHERE state = 'waiting';
CREATE INDEX approval_by_time ON approval (asked_at);
CREATE INDEX approval_by_person ON approval (company_id, person_guid);
SELECT app.protect('approval', 'SELECT, INSERT');
GRANT UPDATE (state, proposal, decided_by, decided_name, decided_at, decided_reason) ON approval TO portal_app;
CREATE POLICY console ON approval FOR SELECT TO portal_console USING (true);
GRANT SELECT ON approval TO portal_console;

INSERT INTO state_move VALUES
  ('approval', 'waiting', 'approved'), ('approval', 'waiting', 'declined'), ('approval', 'waiting', 'withdrawn'),
  ('approval', 'waiting', 'expired');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON approval
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('approval', 'state');

-- Until when an account that was made, reset or given another role in the console decides nothing as a second person:
-- one administrator could else be two. Null: set up by command, or long ago.
ALTER TABLE operator ADD COLUMN decides_from timestamptz;
