-- The encyclopedia: indicators and articles serve all companies, so they belong to none. What readers see is `content`; a change
-- that is not published yet stands beside it as `draft`.
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

-- Everybody reads them; the supply role fills them; the house alone changes them, in the transaction that audits the change.
ALTER TABLE indicator ENABLE ROW LEVEL SECURITY;
ALTER TABLE indicator FORCE ROW LEVEL SECURITY;
ALTER TABLE health_article ENABLE ROW LEVEL SECURITY;
ALTER TABLE health_article FORCE ROW LEVEL SECURITY;
CREATE POLICY reading ON indicator FOR SELECT TO portal_app, portal_console, portal_door USING (true);
CREATE POLICY reading ON health_article FOR SELECT TO portal_app, portal_console, portal_door USING (true);
CREATE POLICY supply ON indicator TO portal_supply USING (true) WITH CHECK (true);
CREATE POLICY supply ON health_article TO portal_supply USING (true) WITH CHECK (true);
CREATE POLICY house ON indicator FOR UPDATE TO portal_app USING ((SELECT app.cid()) = 0) WITH CHECK ((SELECT app.cid()) = 0);
CREATE POLICY house ON health_article FOR UPDATE TO portal_app USING ((SELECT app.cid()) = 0) WITH CHECK ((SELECT app.cid()) = 0);
GRANT SELECT ON indicator, health_article TO portal_app, portal_console, portal_door;
GRANT UPDATE (content, draft, is_published, version, published_at, updated_at) ON indicator, health_article TO portal_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON indicator, health_article TO portal_supply;
