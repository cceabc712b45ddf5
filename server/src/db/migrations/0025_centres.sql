-- Cities, chains and centres are kept by operators: each row says who changed it last, and a change names the revision it
-- was made from. A centre is seen by employees once it is published. Centres there are already stay as they were.
CREATE TABLE chain (
  chain_id int PRIMARY KEY,
  name text NOT NULL,
  name_eng text NOT NULL,
  legal_entity text NOT NULL,
  settlement_days int NOT NULL CHECK (settlement_days BETWEEN 0 AND 180),
  contact text NOT NULL DEFAULT '',
  revision int NOT NULL DEFAULT 1,
  changed_at timestamptz,
  changed_by text NOT NULL DEFAULT ''
);

ALTER TABLE city
  ADD COLUMN revision int NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN changed_by text NOT NULL DEFAULT '';

ALTER TABLE center
  ADD COLUMN code text,
  ADD COLUMN chain_id int REFERENCES chain,
  ADD COLUMN state text NOT NULL DEFAULT 'published' CHECK (state IN ('draft', 'published', 'closed')),
  -- the first and the last day of check-ups; null: without limit
  ADD COLUMN opens_on date,
  ADD COLUMN closes_on date,
  ADD COLUMN languages text[] NOT NULL DEFAULT '{zh}',
  ADD COLUMN step_free boolean NOT NULL DEFAULT false,
  ADD COLUMN female_staff boolean NOT NULL DEFAULT false,
  -- eaten there after the check-up
  ADD COLUMN meal text NOT NULL DEFAULT 'none' CHECK (meal IN ('none', 'breakfast', 'lunch')),
  ADD COLUMN parking text NOT NULL DEFAULT '',
  ADD COLUMN parking_eng text NOT NULL DEFAULT '',
  -- how to prepare, where this centre differs from the others
  ADD COLUMN preparation text NOT NULL DEFAULT '',
  ADD COLUMN preparation_eng text NOT NULL DEFAULT '',
  ADD COLUMN revision int NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN changed_by text NOT NULL DEFAULT '';
UPDATE center SET code = 'C' || lpad(center_id::text, 4, '0');
ALTER TABLE center ALTER COLUMN code SET NOT NULL, ADD CONSTRAINT center_code UNIQUE (code);
CREATE INDEX center_by_chain ON center (chain_id);

GRANT SELECT ON chain TO portal_app, portal_door;
GRANT SELECT, INSERT, UPDATE ON chain TO portal_supply;
-- the console reads what it keeps
GRANT SELECT ON city, chain, center, weekly_pattern, center_exception, segment TO portal_console;
