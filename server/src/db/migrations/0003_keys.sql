-- The company's data key, wrapped by the master key: dropping the row makes the company's fields unreadable.
CREATE TABLE company_key (
  company_id int NOT NULL REFERENCES company,
  key_no int NOT NULL,
  wrapped bytea NOT NULL,
  -- Keys have generations: a value says by which it was sealed, and the newest one in use seals new values. Every node
  -- knows a key for a moment before it is used, so that none meets a value it cannot read or look up.
  used_from timestamptz NOT NULL DEFAULT '-infinity',
  PRIMARY KEY (company_id, key_no)
);
SELECT app.protect('company_key', 'SELECT, INSERT, DELETE');
GRANT UPDATE (wrapped) ON company_key TO portal_app;
-- The console asks which companies have a key it has not read yet; the keys themselves it does not see.
CREATE POLICY console ON company_key FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, key_no) ON company_key TO portal_console;

-- The platform's own keys, and those that tie the audit together and hash values that belong to no company yet. Wrapped
-- as the companies' are, so that another master key changes none of them.
CREATE TABLE platform_key (
  purpose text NOT NULL CHECK (purpose IN ('platform', 'audit', 'anonymous')),
  key_no int NOT NULL,
  wrapped bytea NOT NULL,
  used_from timestamptz NOT NULL DEFAULT '-infinity',
  PRIMARY KEY (purpose, key_no)
);
SELECT app.protect_platform('platform_key');

-- Which master key wraps new keys, as a mark that tells nothing of it. One row, which every company reads and the
-- platform writes.
CREATE TABLE master_key (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  mark bytea NOT NULL
);
SELECT app.protect_platform('master_key');
CREATE POLICY mark ON master_key FOR SELECT TO portal_app USING (true);

-- A value sealed under the master key: a start with another one is noticed before the first sign-in.
CREATE TABLE key_probe (
  probe_no int PRIMARY KEY CHECK (probe_no = 1),
  sealed bytea NOT NULL
);
SELECT app.protect_platform('key_probe');
