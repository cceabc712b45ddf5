-- Two administrators who take each other's role away at the same moment wait here for each other.
CREATE FUNCTION app.keep_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7340552);
  IF NOT EXISTS (SELECT 1 FROM operator WHERE role = 'admin' AND NOT disabled AND operator_id <> OLD.operator_id) THEN
    RAISE EXCEPTION 'the last active administrator must stay'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'an_admin_stays';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;

-- Operators work in the console and belong to no company.
CREATE TABLE operator (
  operator_id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- as it is compared: lower case, without spaces around it
  login_name text NOT NULL UNIQUE CHECK (login_name = lower(btrim(login_name)) AND login_name <> ''),
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('support', 'finance', 'content', 'admin')),
  password_hash text NOT NULL,
  -- the password was made by another person and is good for setting a new one
  must_change boolean NOT NULL DEFAULT true,
  -- sealed; null until the second factor is set up
  totp_secret bytea,
  -- the newest 30-second step whose code was used: none of it or before it counts again
  totp_last_step bigint,
  disabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  -- Until when an account that was made, reset or given another role in the console decides nothing as a second person:
  -- one administrator could else be two. Null: set up by command, or long ago.
  decides_from timestamptz,
  CHECK (totp_secret IS NULL OR totp_last_step IS NOT NULL)
);
SELECT app.protect_platform('operator');
CREATE TRIGGER an_admin_stays BEFORE UPDATE OF role, disabled ON operator FOR EACH ROW
  WHEN (OLD.role = 'admin' AND NOT OLD.disabled AND (NEW.role <> 'admin' OR NEW.disabled))
  EXECUTE FUNCTION app.keep_an_admin();
CREATE TRIGGER an_admin_is_kept BEFORE DELETE ON operator FOR EACH ROW
  WHEN (OLD.role = 'admin' AND NOT OLD.disabled) EXECUTE FUNCTION app.keep_an_admin();
-- lists of the console say who did what
CREATE POLICY console ON operator FOR SELECT TO portal_console USING (true);
GRANT SELECT (operator_id, login_name, name, role, disabled) ON operator TO portal_console;

CREATE TABLE operator_session (
  token_hash bytea PRIMARY KEY,
  cookie_hash bytea NOT NULL,
  operator_id int NOT NULL REFERENCES operator,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX operator_session_by_operator ON operator_session (operator_id, created_at);
SELECT app.protect_platform('operator_session');

-- Between the password and the code: good for minutes, a few tries, and one browser.
CREATE TABLE operator_ticket (
  ticket_hash bytea PRIMARY KEY,
  cookie_hash bytea NOT NULL,
  operator_id int NOT NULL REFERENCES operator,
  -- the second factor that is being set up, sealed
  new_secret bytea,
  tries int NOT NULL DEFAULT 0 CHECK (tries <= 5),
  expires_at timestamptz NOT NULL
);
CREATE INDEX operator_ticket_by_operator ON operator_ticket (operator_id);
SELECT app.protect_platform('operator_ticket');

CREATE TABLE operator_recovery (
  operator_id int NOT NULL REFERENCES operator,
  -- an HMAC under the platform's key
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (operator_id, code_hash)
);
SELECT app.protect_platform('operator_recovery');

-- A change that one operator asks for and a second one decides: it takes effect when it is approved, in the same
-- transaction.
CREATE TABLE approval (
  company_id int NOT NULL REFERENCES company,
  approval_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind <> ''),
  -- the thing to be changed; of one kind only one request may wait for each
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
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON approval
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('approval', 'state');
INSERT INTO state_move VALUES
  ('approval', 'waiting', 'approved'), ('approval', 'waiting', 'declined'), ('approval', 'waiting', 'withdrawn'),
  ('approval', 'waiting', 'expired');
CREATE POLICY console ON approval FOR SELECT TO portal_console USING (true);
GRANT SELECT ON approval TO portal_console;

-- An operator's look at the portal as an imagined person of a company, on some day: short, and to read alone. The
-- person is in no table; the rows they need are made in each transaction and taken back at its end.
CREATE TABLE preview (
  preview_no int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- of the person who is imagined
  imagined_guid uuid NOT NULL UNIQUE,
  operator_id int NOT NULL REFERENCES operator,
  for_company int NOT NULL REFERENCES company,
  employee_class int NOT NULL,
  employee_type int NOT NULL,
  vendor_id int NOT NULL,
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  day date NOT NULL,
  -- the company's draft as it was; null: the live version
  settings jsonb,
  -- opens it once; null when it has
  ticket_hash bytea UNIQUE,
  token_hash bytea UNIQUE,
  cookie_hash bytea,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX preview_by_age ON preview (created_at);
SELECT app.protect_platform('preview');

-- Work that takes minutes: a row with its progress, done in steps by the jobs of any node. A step's effect and the
-- cursor behind it are one transaction, so that a node that dies in the middle leaves nothing half done and nothing to
-- do twice.
CREATE TABLE task (
  company_id int NOT NULL,
  task_id uuid NOT NULL,
  kind text NOT NULL,
  title jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
  created_by text NOT NULL,
  created_by_name text NOT NULL,
  -- sealed: whatever was asked for may speak of people
  input bytea NOT NULL,
  -- null before the first step and after the last one
  cursor jsonb,
  -- how many transactions of it have committed: a node that saw an older number has lost the task to another
  step_no int NOT NULL DEFAULT 0,
  total int CHECK (total >= 0),
  done int NOT NULL DEFAULT 0,
  failed_rows int NOT NULL DEFAULT 0,
  result_file uuid,
  error text NOT NULL DEFAULT '',
  cancel_asked_at timestamptz,
  -- the lease of the node that has it, the wait after a failure, and whose turn is next
  due_at timestamptz NOT NULL,
  leased boolean NOT NULL DEFAULT false,
  -- how often a lease ran out because its node was gone
  restarts int NOT NULL DEFAULT 0,
  -- failures of the same step in a row
  tries int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (company_id, task_id),
  CHECK ((state IN ('done', 'failed', 'cancelled')) = (ended_at IS NOT NULL)),
  CHECK (result_file IS NULL OR state = 'done')
);
CREATE INDEX task_due ON task (due_at) WHERE state IN ('waiting', 'running');
CREATE INDEX task_by_time ON task (created_at);
-- a person's own tasks are asked for by who began them
CREATE INDEX task_by_creator ON task (company_id, created_by, created_at);
SELECT app.protect('task');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON task FOR EACH ROW EXECUTE FUNCTION app.guard_move('task', 'state');
INSERT INTO state_move VALUES
  ('task', 'waiting', 'running'), ('task', 'waiting', 'failed'), ('task', 'waiting', 'cancelled'),
  ('task', 'running', 'done'), ('task', 'running', 'failed'), ('task', 'running', 'cancelled');
-- whose turn it is, is one question for all companies
CREATE POLICY audit ON task FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, task_id, kind, state, due_at) ON task TO portal_audit;
CREATE POLICY console ON task FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, task_id, kind, title, state, created_by, created_by_name, total, done, failed_rows,
  result_file, error, cancel_asked_at, restarts, created_at, started_at, ended_at) ON task TO portal_console;

-- Rows a task could not use; the value is masked before it comes here.
CREATE TABLE task_row_error (
  company_id int NOT NULL,
  task_id uuid NOT NULL,
  row_no int NOT NULL,
  field text NOT NULL,
  value text NOT NULL,
  message jsonb NOT NULL,
  PRIMARY KEY (company_id, task_id, row_no, field),
  FOREIGN KEY (company_id, task_id) REFERENCES task
);
SELECT app.protect('task_row_error');
CREATE POLICY console ON task_row_error FOR SELECT TO portal_console USING (true);
GRANT SELECT ON task_row_error TO portal_console;

-- The steps' share of a task's result, until the last one joins them into a file.
CREATE TABLE task_part (
  company_id int NOT NULL,
  task_id uuid NOT NULL,
  part_no int NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (company_id, task_id, part_no),
  FOREIGN KEY (company_id, task_id) REFERENCES task
);
SELECT app.protect('task_part');
