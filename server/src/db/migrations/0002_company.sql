-- Which company a code means. Read before a company is known, so it is the one table whose key is not the company's:
-- on a cluster it is a reference table, copied to every shard.
CREATE TABLE company_code (
  code text PRIMARY KEY CHECK (code = lower(code)),
  company_id int NOT NULL
);
SELECT app.protect('company_code', 'SELECT, INSERT');
CREATE POLICY door ON company_code FOR SELECT TO portal_door USING (true);
GRANT SELECT ON company_code TO portal_door;

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

-- The company's data key, wrapped by the master key: dropping the row makes the company's fields unreadable.
CREATE TABLE company_key (
  company_id int NOT NULL REFERENCES company,
  key_no int NOT NULL,
  wrapped bytea NOT NULL,
  PRIMARY KEY (company_id, key_no)
);
SELECT app.protect('company_key', 'SELECT, INSERT, DELETE');

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
  place int NOT NULL,
  icon text NOT NULL,
  name text NOT NULL,
  name_eng text NOT NULL,
  url text NOT NULL,
  click_method text NOT NULL,
  PRIMARY KEY (company_id, item_id),
  FOREIGN KEY (company_id, group_no) REFERENCES menu_group
);
SELECT app.protect('menu_item');

CREATE TABLE banner (
  company_id int NOT NULL REFERENCES company,
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  place int NOT NULL,
  image text NOT NULL,
  image_small text NOT NULL CHECK (image_small LIKE '%small%'),
  action_url text NOT NULL,
  alt text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  button text NOT NULL,
  PRIMARY KEY (company_id, lang, place)
);
SELECT app.protect('banner');

CREATE TABLE campaign (
  company_id int NOT NULL REFERENCES company,
  place int NOT NULL,
  target_url text NOT NULL,
  image_url text NOT NULL,
  title text NOT NULL,
  title_eng text NOT NULL,
  body text NOT NULL,
  body_eng text NOT NULL,
  button text NOT NULL,
  button_eng text NOT NULL,
  PRIMARY KEY (company_id, place)
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
  PRIMARY KEY (company_id, notice_id)
);
SELECT app.protect('notice');
