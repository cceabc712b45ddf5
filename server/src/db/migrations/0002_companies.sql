-- Which company a code means. Read before a company is known, so it is the one table whose key is not the company's: on
-- a cluster it is a reference table, copied to every shard.
CREATE TABLE company_code (
  code text PRIMARY KEY CHECK (code = lower(code)),
  company_id int NOT NULL
);
SELECT app.protect('company_code', 'SELECT, INSERT, DELETE');
CREATE POLICY door ON company_code FOR SELECT TO portal_door USING (true);
GRANT SELECT ON company_code TO portal_door;

-- Numbers of companies that are made in the console; those made by command may lie among them, and are passed over.
CREATE SEQUENCE company_number START 1001;
GRANT USAGE ON SEQUENCE company_number TO portal_app;

-- Every node remembers a company by its version and keeps replies under it, so every change counts it up.
CREATE FUNCTION count_company_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

CREATE TABLE company (
  company_id int PRIMARY KEY,
  code text NOT NULL,
  name text NOT NULL,
  name_eng text NOT NULL,
  hotline text NOT NULL,
  logo text NOT NULL,
  colors jsonb NOT NULL,
  config jsonb NOT NULL,
  -- rises with every change of anything the home page is made of; replies are cached under it
  version int NOT NULL DEFAULT 1
);
SELECT app.protect('company');
CREATE TRIGGER company_version BEFORE UPDATE ON company
  FOR EACH ROW WHEN (NEW.* IS DISTINCT FROM OLD.*) EXECUTE FUNCTION count_company_version();
CREATE POLICY console ON company FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, code, name, name_eng, hotline) ON company TO portal_console;

-- How a company looks and behaves, in the versions that were published, and what an administrator is about to publish.
CREATE TABLE company_version (
  company_id int NOT NULL REFERENCES company,
  version_no int NOT NULL CHECK (version_no >= 1),
  -- names, hotline, logo, colours and behaviour
  settings jsonb NOT NULL,
  note text NOT NULL,
  by_name text NOT NULL,
  -- the older version it was made of
  restored_no int,
  -- in how many fields it differs from the one before
  changes int NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, version_no)
);
-- a published version is final: to go back is to publish it anew
SELECT app.protect('company_version', 'SELECT, INSERT');
-- The console lists which version is live and which draft is being worked on, without their content.
CREATE POLICY console ON company_version FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, version_no, by_name, published_at) ON company_version TO portal_console;

CREATE TABLE company_draft (
  company_id int PRIMARY KEY REFERENCES company,
  -- as typed: it may be wrong, and is checked when it is published
  settings jsonb NOT NULL,
  -- how often it was saved: a save on top of an older one is refused
  revision int NOT NULL CHECK (revision >= 1),
  by_name text NOT NULL,
  saved_at timestamptz NOT NULL
);
SELECT app.protect('company_draft');
CREATE POLICY console ON company_draft FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, by_name, saved_at) ON company_draft TO portal_console;

CREATE TABLE menu_group (
  company_id int NOT NULL REFERENCES company,
  group_no int NOT NULL,
  type int NOT NULL,
  name text NOT NULL,
  name_eng text NOT NULL,
  PRIMARY KEY (company_id, group_no)
);
SELECT app.protect('menu_group');

CREATE TABLE menu_item (
  company_id int NOT NULL,
  item_id int NOT NULL,
  group_no int NOT NULL,
  sort_order int NOT NULL,
  icon text NOT NULL,
  name text NOT NULL,
  name_eng text NOT NULL,
  url text NOT NULL,
  click_method text NOT NULL,
  -- shown from one day to another, both included; null: no limit
  shown_from date,
  shown_to date,
  PRIMARY KEY (company_id, item_id),
  FOREIGN KEY (company_id, group_no) REFERENCES menu_group
);
SELECT app.protect('menu_item');

CREATE TABLE banner (
  company_id int NOT NULL REFERENCES company,
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  sort_order int NOT NULL,
  image text NOT NULL,
  image_small text NOT NULL CHECK (image_small LIKE '%small%'),
  action_url text NOT NULL,
  alt text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  button text NOT NULL,
  shown_from date,
  shown_to date,
  PRIMARY KEY (company_id, lang, sort_order)
);
SELECT app.protect('banner');

CREATE TABLE campaign (
  company_id int NOT NULL REFERENCES company,
  sort_order int NOT NULL,
  target_url text NOT NULL,
  image_url text NOT NULL,
  title text NOT NULL,
  title_eng text NOT NULL,
  body text NOT NULL,
  body_eng text NOT NULL,
  button text NOT NULL,
  button_eng text NOT NULL,
  shown_from date,
  shown_to date,
  PRIMARY KEY (company_id, sort_order)
);
SELECT app.protect('campaign');

CREATE TABLE notice (
  company_id int NOT NULL REFERENCES company,
  notice_id int NOT NULL,
  tone text NOT NULL CHECK (tone IN ('info', 'warn')),
  title text NOT NULL,
  title_eng text NOT NULL,
  body text NOT NULL,
  body_eng text NOT NULL,
  url text NOT NULL,
  shown_from date,
  shown_to date,
  sort_order int NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, notice_id)
);
SELECT app.protect('notice');
