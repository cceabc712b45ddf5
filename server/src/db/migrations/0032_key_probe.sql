-- Something sealed under the master key, so that a start with another one is noticed before anybody signs in.
CREATE TABLE key_probe (
  probe_no int PRIMARY KEY CHECK (probe_no = 1),
  sealed bytea NOT NULL
);
SELECT app.protect_house('key_probe');
