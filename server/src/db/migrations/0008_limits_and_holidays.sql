-- Seats are made by the supply role alone (jobs/capacity.ts); a request takes one and gives it back, no more.
REVOKE INSERT ON segment FROM portal_app, portal_door;

-- At most one default address per person. Of several, the newest stays; the owner of the table is held by its policies
-- too, so they are set aside for this one statement.
ALTER TABLE address NO FORCE ROW LEVEL SECURITY;
UPDATE address older SET is_default = false
WHERE older.is_default AND EXISTS (
  SELECT FROM address newer
  WHERE newer.company_id = older.company_id AND newer.person_guid = older.person_guid AND newer.is_default
    AND newer.address_id > older.address_id);
ALTER TABLE address FORCE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX one_default_address ON address (company_id, person_guid) WHERE is_default;
-- what a person has: listed, and counted before one more is added
CREATE INDEX address_by_person ON address (company_id, person_guid);

-- The State Council's calendar (answers §3): filled from a maintained package, edited by operators. A year that has no
-- row is not published: whatever is reckoned from it is provisional.
CREATE TABLE holiday_year (
  year int PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('package', 'operator'))
);
CREATE TABLE holiday (
  day date PRIMARY KEY,
  year int NOT NULL REFERENCES holiday_year ON DELETE CASCADE,
  -- a day off, or a weekend day that is worked to make up for one
  kind text NOT NULL CHECK (kind IN ('off', 'worked')),
  name text NOT NULL,
  name_eng text NOT NULL,
  CHECK (extract(year FROM day) = year)
);
GRANT SELECT ON holiday_year, holiday TO portal_app, portal_door;
GRANT SELECT, INSERT, UPDATE, DELETE ON holiday_year, holiday TO portal_supply;
