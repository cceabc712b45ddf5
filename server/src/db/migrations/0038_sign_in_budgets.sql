-- Delays instead of walls: when the next try may come, and when somebody last got in from there.
ALTER TABLE login_try ADD COLUMN next_at timestamptz, ADD COLUMN succeeded_at timestamptz;

-- Not company data: proofs of work that were used, until they would have expired by themselves.
CREATE TABLE spent_work (
  work_id bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON spent_work TO portal_door;
