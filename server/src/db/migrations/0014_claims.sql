CREATE SEQUENCE claim_number;
CREATE SEQUENCE claim_batch_number;
GRANT USAGE ON SEQUENCE claim_number, claim_batch_number TO portal_app;

-- The claims of one company that were given to the bank together.
CREATE TABLE claim_batch (
  company_id int NOT NULL REFERENCES company,
  batch_id bigint NOT NULL,
  claims int NOT NULL,
  sum_fen bigint NOT NULL,
  task_id uuid,
  made_by int NOT NULL,
  made_by_name text NOT NULL,
  made_at timestamptz NOT NULL,
  paid_by_name text NOT NULL DEFAULT '',
  paid_at timestamptz,
  PRIMARY KEY (company_id, batch_id)
);
CREATE INDEX claim_batch_by_time ON claim_batch (made_at);
SELECT app.protect('claim_batch', 'SELECT, INSERT, UPDATE');
CREATE POLICY console ON claim_batch FOR SELECT TO portal_console USING (true);
GRANT SELECT ON claim_batch TO portal_console;

-- A claim for reimbursement of a check-up or vaccination done elsewhere.
CREATE TABLE claim (
  company_id int NOT NULL,
  claim_id bigint NOT NULL,
  person_guid uuid NOT NULL,
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  state text NOT NULL CHECK (state IN
    ('draft', 'submitted', 'reviewed', 'returned', 'withdrawn', 'approved', 'paying', 'paid', 'rejected')),
  type text NOT NULL CHECK (type IN ('physical', 'vaccine')),
  city text NOT NULL,
  hospital text NOT NULL,
  exam_day date NOT NULL,
  -- of the check-up: whose limit it counts against
  year int NOT NULL,
  amount_fen int NOT NULL CHECK (amount_fen > 0),
  -- sealed: holder, bank, account number and mobile; none before the second step
  details bytea,
  approved_fen int,
  -- more was asked for than the company leaves to one pair of eyes
  four_eyes boolean NOT NULL DEFAULT false,
  -- how often it was sent in
  round int NOT NULL DEFAULT 0,
  -- rises with every change: a decision says which one it has seen
  revision int NOT NULL DEFAULT 0,
  first_submitted_on date,
  submitted_at timestamptz,
  reviewed_by int,
  approved_by int,
  decided_at timestamptz,
  batch_id bigint,
  paying_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, claim_id),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  FOREIGN KEY (company_id, batch_id) REFERENCES claim_batch,
  CONSTRAINT four_eyes_are_two CHECK (reviewed_by IS NULL OR approved_by IS NULL OR reviewed_by <> approved_by),
  CONSTRAINT decided_has_amount CHECK
    ((state IN ('reviewed', 'approved', 'paying', 'paid')) = (approved_fen IS NOT NULL)
    AND (approved_fen IS NULL OR approved_fen BETWEEN 1 AND amount_fen)),
  CONSTRAINT approved_by_somebody CHECK ((state IN ('approved', 'paying', 'paid')) = (approved_by IS NOT NULL)),
  CONSTRAINT paid_in_a_batch CHECK ((state IN ('paying', 'paid')) = (batch_id IS NOT NULL)),
  CONSTRAINT sent_in_whole CHECK (state = 'draft' OR (details IS NOT NULL AND submitted_at IS NOT NULL))
);
CREATE INDEX claim_by_person ON claim (company_id, person_guid, created_at);
CREATE INDEX claim_by_state ON claim (state, submitted_at, claim_id) WHERE state <> 'draft';
CREATE INDEX claim_by_batch ON claim (company_id, batch_id, claim_id) WHERE batch_id IS NOT NULL;
SELECT app.protect('claim');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON claim
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('claim', 'state');
INSERT INTO state_move VALUES
  ('claim', 'draft', 'submitted'), ('claim', 'submitted', 'approved'), ('claim', 'submitted', 'rejected'),
  ('claim', 'submitted', 'returned'), ('claim', 'submitted', 'reviewed'), ('claim', 'submitted', 'withdrawn'),
  ('claim', 'reviewed', 'approved'), ('claim', 'reviewed', 'rejected'), ('claim', 'reviewed', 'returned'),
  ('claim', 'returned', 'submitted'), ('claim', 'withdrawn', 'submitted'), ('claim', 'approved', 'paying'),
  ('claim', 'paying', 'paid');
-- the console finds claims in any company, and opens none of their sealed fields
CREATE POLICY console ON claim FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, claim_id, person_guid, state, type, amount_fen, approved_fen, four_eyes, round,
  submitted_at, created_at) ON claim TO portal_console;

-- The approved amount of a person's yearly limit; raised by a conditional update, so that many at once do not pass
-- together.
CREATE TABLE claim_year (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  year int NOT NULL,
  approved_fen int NOT NULL CHECK (approved_fen >= 0),
  PRIMARY KEY (company_id, person_guid, year),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('claim_year', 'SELECT, INSERT, UPDATE');

-- The dated line of what happened.
CREATE TABLE claim_event (
  company_id int NOT NULL,
  claim_id bigint NOT NULL,
  event_no int NOT NULL,
  kind text NOT NULL CHECK (kind IN
    ('submitted', 'resubmitted', 'returned', 'withdrawn', 'reviewed', 'approved', 'batched', 'paid', 'rejected')),
  at timestamptz NOT NULL,
  -- empty: the person's own doing
  by_name text NOT NULL,
  reason text NOT NULL,
  -- the fields that were sent back, and why each
  fields jsonb NOT NULL,
  amount_fen int,
  PRIMARY KEY (company_id, claim_id, event_no),
  FOREIGN KEY (company_id, claim_id) REFERENCES claim
);
SELECT app.protect('claim_event', 'SELECT, INSERT');

CREATE TABLE claim_file (
  company_id int NOT NULL,
  claim_id bigint NOT NULL,
  file_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('invoice', 'report', 'vaccination', 'other')),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, claim_id, file_id),
  FOREIGN KEY (company_id, claim_id) REFERENCES claim,
  FOREIGN KEY (company_id, file_id) REFERENCES file
);
SELECT app.protect('claim_file');
