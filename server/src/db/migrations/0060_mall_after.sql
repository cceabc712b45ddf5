-- What was bought in the malls and works from then on: a service of which a relative may be the user, a card of the wallet.
ALTER TABLE held_service
  -- who uses it, where that is not who holds it
  ADD COLUMN for_guid uuid,
  -- since when its code is known to its holder
  ADD COLUMN shown_at timestamptz,
  -- its end is near, and that was told
  ADD COLUMN end_told_at timestamptz,
  ADD FOREIGN KEY (company_id, for_guid) REFERENCES person;
GRANT UPDATE (shown_at, end_told_at) ON held_service TO portal_app;
CREATE INDEX held_service_ending ON held_service (valid_to)
  WHERE source LIKE 'mall:%' AND ended_at IS NULL AND end_told_at IS NULL;
CREATE POLICY audit ON held_service FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, source, valid_to, ended_at, end_told_at) ON held_service TO portal_audit;

ALTER TABLE card
  -- what it comes from, such as `mall:17-1-1`: the same source makes one card
  ADD COLUMN source text CHECK (source <> ''),
  ADD COLUMN end_told_at timestamptz;
CREATE UNIQUE INDEX card_made_once ON card (company_id, source) WHERE source IS NOT NULL;
CREATE INDEX card_end_untold ON card (valid_to)
  WHERE source IS NOT NULL AND end_told_at IS NULL AND state IN (0, 5, 6);
GRANT SELECT (source, end_told_at) ON card TO portal_audit;
