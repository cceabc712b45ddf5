-- Work that takes minutes: a row with its progress, done in steps by the jobs of any node. A step's effect and the cursor behind
-- it are one transaction, so that a node that dies in the middle leaves nothing half done and nothing to do twice.
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
  -- how many transactions of it have committed: whoever saw an older number has lost the task to another node
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
SELECT app.protect('task');

INSERT INTO state_move VALUES
  ('task', 'waiting', 'running'), ('task', 'waiting', 'failed'), ('task', 'waiting', 'cancelled'),
  ('task', 'running', 'done'), ('task', 'running', 'failed'), ('task', 'running', 'cancelled');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON task FOR EACH ROW EXECUTE FUNCTION app.guard_move('task', 'state');

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

-- What the steps of a task have written of its result, until the last one joins it into a file.
CREATE TABLE task_part (
  company_id int NOT NULL,
  task_id uuid NOT NULL,
  part_no int NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (company_id, task_id, part_no),
  FOREIGN KEY (company_id, task_id) REFERENCES task
);
SELECT app.protect('task_part');

-- Whose turn it is, is one question for all companies.
CREATE POLICY audit ON task FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, task_id, kind, state, due_at) ON task TO portal_audit;

CREATE POLICY console ON task FOR SELECT TO portal_console USING (true);
CREATE POLICY console ON task_row_error FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, task_id, kind, title, state, created_by, created_by_name, total, done, failed_rows, result_file, error,
  cancel_asked_at, restarts, created_at, started_at, ended_at) ON task TO portal_console;
GRANT SELECT ON task_row_error TO portal_console;
