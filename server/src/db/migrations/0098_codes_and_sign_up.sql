-- A code that a company no longer goes by is free again; its own one stays (modules/setup).
GRANT DELETE ON company_code TO portal_app;

-- A centre that takes a day without a time (answers §4): its day is one segment, and what to know of it is told.
ALTER TABLE center
  ADD COLUMN sign_up boolean NOT NULL DEFAULT false,
  ADD COLUMN sign_up_tips text NOT NULL DEFAULT '',
  ADD COLUMN sign_up_tips_eng text NOT NULL DEFAULT '';

-- 1: add-ons one by one, 2: in packs; an add-on is one or the other.
ALTER TABLE plan ADD COLUMN added_way int NOT NULL DEFAULT 1 CHECK (added_way IN (1, 2));
ALTER TABLE extra ADD COLUMN is_pack boolean NOT NULL DEFAULT false;
