-- Once an account was entered, its phone, e-mail and login name are its owner's. What the company sends afterwards is kept
-- beside them as the company's: nothing is sent there, and nobody is found by it.
ALTER TABLE account ADD COLUMN first_entered_at timestamptz;
ALTER TABLE person
  ADD COLUMN company_phone bytea,
  ADD COLUMN company_email bytea,
  -- since when the phone is this one; null where there is none
  ADD COLUMN phone_since timestamptz;

-- The owner of the tables is held by their policies too, so they are set aside for these statements.
ALTER TABLE account NO FORCE ROW LEVEL SECURITY;
ALTER TABLE person NO FORCE ROW LEVEL SECURITY;
ALTER TABLE session NO FORCE ROW LEVEL SECURITY;
ALTER TABLE account_device NO FORCE ROW LEVEL SECURITY;
ALTER TABLE consent NO FORCE ROW LEVEL SECURITY;
UPDATE account a SET first_entered_at = least(
  (SELECT min(created_at) FROM session s WHERE s.company_id = a.company_id AND s.account_id = a.account_id),
  (SELECT min(first_seen) FROM account_device d WHERE d.company_id = a.company_id AND d.account_id = a.account_id),
  (SELECT min(given_at) FROM consent c WHERE c.company_id = a.company_id AND c.person_guid = a.person_guid));
UPDATE person SET phone_since = updated_at WHERE phone IS NOT NULL;
ALTER TABLE consent FORCE ROW LEVEL SECURITY;
ALTER TABLE account_device FORCE ROW LEVEL SECURITY;
ALTER TABLE session FORCE ROW LEVEL SECURITY;
ALTER TABLE person FORCE ROW LEVEL SECURITY;
ALTER TABLE account FORCE ROW LEVEL SECURITY;

-- Rows whose phone or e-mail was kept as the company's.
ALTER TABLE hr_roster ADD COLUMN kept_rows int NOT NULL DEFAULT 0;
