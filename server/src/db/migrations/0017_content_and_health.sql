-- Texts that every company reads, signed in or not. They belong to no company: the platform (company 0) and the supply
-- role write them, so that an operator's change and its entry in the audit commit together.
CREATE FUNCTION app.protect_content(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY readers ON %s FOR SELECT TO portal_app, portal_door, portal_console, portal_supply USING (true)',
    target);
  EXECUTE format('CREATE POLICY platform_adds ON %s FOR INSERT TO portal_app WITH CHECK (app.cid() = 0)', target);
  EXECUTE format(
    'CREATE POLICY platform_changes ON %s FOR UPDATE TO portal_app USING (app.cid() = 0) WITH CHECK (app.cid() = 0)',
    target);
  EXECUTE format('CREATE POLICY supply ON %s FOR INSERT TO portal_supply WITH CHECK (true)', target);
  EXECUTE format('GRANT SELECT ON %s TO portal_door, portal_console', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE ON %s TO portal_app', target);
  EXECUTE format('GRANT SELECT, INSERT ON %s TO portal_supply', target);
END $$;
REVOKE EXECUTE ON FUNCTION app.protect_content(regclass) FROM PUBLIC;

-- A text that a person agreed to must stay readable as it was.
CREATE FUNCTION app.keep_published_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.published_at IS NOT NULL THEN
    RAISE EXCEPTION 'A published text does not change'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'published_is_final';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;

-- Texts people agree to, by version. A person who agreed to one before the last that changed in substance is asked
-- again.
CREATE TABLE privacy_text (
  kind text NOT NULL CHECK (kind IN ('standard', 'family', 'rules')),
  -- a month or a day, so that later ones have later names
  version text NOT NULL CHECK (version ~ '^20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$'),
  title text NOT NULL,
  title_eng text NOT NULL,
  body text NOT NULL,
  body_eng text NOT NULL,
  -- the changes of this version
  note text NOT NULL DEFAULT '',
  note_eng text NOT NULL DEFAULT '',
  substance boolean NOT NULL,
  updated_at timestamptz NOT NULL,
  -- null: a draft
  published_at timestamptz,
  PRIMARY KEY (kind, version),
  CONSTRAINT published_in_both_languages CHECK (
    published_at IS NULL OR (title <> '' AND title_eng <> '' AND body <> '' AND body_eng <> ''))
);
SELECT app.protect_content('privacy_text');
CREATE TRIGGER keep_published BEFORE UPDATE OR DELETE ON privacy_text
  FOR EACH ROW EXECUTE FUNCTION app.keep_published_text();

CREATE TABLE news_article (
  news_id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category text NOT NULL CHECK (category IN ('service', 'checkup', 'prevention', 'nutrition', 'exercise', 'mind')),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published', 'withdrawn')),
  title text NOT NULL CHECK (title <> ''),
  title_eng text NOT NULL CHECK (title_eng <> ''),
  summary text NOT NULL,
  summary_eng text NOT NULL,
  body text NOT NULL,
  body_eng text NOT NULL,
  -- a picture of the portal's own, or none
  image text NOT NULL DEFAULT '',
  -- where what it says comes from
  source text NOT NULL DEFAULT '',
  source_eng text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL,
  -- the first time: correcting an article does not bring it to the top again
  published_at timestamptz,
  CHECK ((state = 'draft') = (published_at IS NULL))
);
CREATE INDEX news_by_day ON news_article (published_at, news_id) WHERE state = 'published';
SELECT app.protect_content('news_article');

CREATE TABLE faq_entry (
  faq_id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL CHECK (topic IN
    ('booking', 'change', 'payment', 'report', 'mall', 'points', 'cards', 'claims', 'invoice', 'account', 'privacy')),
  sort_order int NOT NULL,
  shown boolean NOT NULL,
  question text NOT NULL CHECK (question <> ''),
  question_eng text NOT NULL CHECK (question_eng <> ''),
  answer text NOT NULL CHECK (answer <> ''),
  answer_eng text NOT NULL CHECK (answer_eng <> ''),
  updated_at timestamptz NOT NULL
);
SELECT app.protect_content('faq_entry');

-- The encyclopedia serves all companies, so it belongs to none. Readers see `content`; a change that is not published
-- yet stands beside it as `draft`.
CREATE TABLE indicator (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9][A-Z0-9-]{0,23}$'),
  category text NOT NULL,
  content jsonb NOT NULL,
  draft jsonb,
  is_published boolean NOT NULL DEFAULT true,
  version int NOT NULL DEFAULT 1,
  sort_order int NOT NULL,
  published_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
ALTER TABLE indicator ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON indicator FOR UPDATE TO portal_app USING (app.cid() = 0) WITH CHECK (app.cid() = 0);
CREATE POLICY reading ON indicator FOR SELECT TO portal_app, portal_console, portal_door USING (true);
GRANT SELECT ON indicator TO portal_app, portal_door, portal_console;
GRANT UPDATE (content, draft, is_published, version, published_at, updated_at) ON indicator TO portal_app;
CREATE POLICY supply ON indicator TO portal_supply USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON indicator TO portal_supply;

CREATE TABLE health_article (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9][a-z0-9-]{1,39}$'),
  category text NOT NULL,
  content jsonb NOT NULL,
  draft jsonb,
  is_published boolean NOT NULL DEFAULT true,
  version int NOT NULL DEFAULT 1,
  sort_order int NOT NULL,
  published_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
ALTER TABLE health_article ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON health_article FOR UPDATE TO portal_app USING (app.cid() = 0) WITH CHECK (app.cid() = 0);
CREATE POLICY reading ON health_article FOR SELECT TO portal_app, portal_console, portal_door USING (true);
GRANT SELECT ON health_article TO portal_app, portal_door, portal_console;
GRANT UPDATE (content, draft, is_published, version, published_at, updated_at) ON health_article TO portal_app;
CREATE POLICY supply ON health_article TO portal_supply USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON health_article TO portal_supply;
