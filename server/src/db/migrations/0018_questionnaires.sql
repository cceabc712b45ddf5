-- Questionnaires belong to no company: the platform writes them, and the companies they name read them.
CREATE TABLE questionnaire (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9-]{2,39}$'),
  kind text NOT NULL CHECK (kind IN ('survey', 'risk')),
  -- null: for all
  company_ids int[],
  open_from date NOT NULL,
  open_to date,
  -- the published one; 0: none yet
  version int NOT NULL DEFAULT 0 CHECK (version >= 0),
  -- the text of the next version
  draft jsonb,
  -- how often it was saved: a save on top of an older one is refused
  revision int NOT NULL DEFAULT 1,
  closed_at timestamptz,
  updated_at timestamptz NOT NULL,
  CHECK (open_to IS NULL OR open_from <= open_to),
  CHECK (version > 0 OR draft IS NOT NULL)
);
CREATE INDEX questionnaire_by_kind ON questionnaire (kind, open_from) WHERE version > 0 AND closed_at IS NULL;
ALTER TABLE questionnaire ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY readers ON questionnaire FOR SELECT TO portal_app
  USING (company_ids IS NULL OR app.cid() = 0 OR app.cid() = ANY (company_ids));
CREATE POLICY platform_adds ON questionnaire FOR INSERT TO portal_app WITH CHECK (app.cid() = 0);
CREATE POLICY platform_changes ON questionnaire FOR UPDATE TO portal_app
  USING (app.cid() = 0) WITH CHECK (app.cid() = 0);
GRANT SELECT, INSERT, UPDATE ON questionnaire TO portal_app;
CREATE POLICY supply ON questionnaire TO portal_supply USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON questionnaire TO portal_supply;
CREATE POLICY console ON questionnaire FOR SELECT TO portal_console USING (true);
GRANT SELECT ON questionnaire TO portal_console;

CREATE TABLE questionnaire_version (
  code text NOT NULL REFERENCES questionnaire,
  version int NOT NULL CHECK (version >= 1),
  document jsonb NOT NULL,
  by_name text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (code, version)
);
ALTER TABLE questionnaire_version ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
-- the policy of its questionnaire holds for it, too
CREATE POLICY readers ON questionnaire_version FOR SELECT TO portal_app
  USING (EXISTS (SELECT 1 FROM questionnaire q WHERE q.code = questionnaire_version.code));
CREATE POLICY platform_adds ON questionnaire_version FOR INSERT TO portal_app WITH CHECK (app.cid() = 0);
-- a published version is final: a later one puts it right
GRANT SELECT, INSERT ON questionnaire_version TO portal_app, portal_supply;
CREATE POLICY supply ON questionnaire_version TO portal_supply USING (true) WITH CHECK (true);
CREATE POLICY console ON questionnaire_version FOR SELECT TO portal_console USING (true);
GRANT SELECT ON questionnaire_version TO portal_console;

-- A sheet that was handed in stays as it is; the rotation of keys seals the same answers again.
CREATE FUNCTION app.keep_handed_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.version, OLD.revision, OLD.saved_at, OLD.handed_in_at) IS DISTINCT FROM
     (NEW.version, NEW.revision, NEW.saved_at, NEW.handed_in_at) THEN
    RAISE EXCEPTION 'A sheet that was handed in does not change'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'handed_in_is_final';
  END IF;
  RETURN NEW;
END $$;

-- A person's answers about themselves or a relative. All of it is sealed, drafts too.
CREATE TABLE answer_sheet (
  company_id int NOT NULL,
  code text NOT NULL,
  -- who fills it in
  person_guid uuid NOT NULL,
  about_guid uuid NOT NULL,
  -- a survey is answered once; what may be answered again has later rounds
  round int NOT NULL DEFAULT 1 CHECK (round >= 1),
  -- the version whose questions are answered
  version int NOT NULL,
  answers bytea NOT NULL,
  -- how often it was saved: a save on top of an older one is refused
  revision int NOT NULL CHECK (revision >= 1),
  started_at timestamptz NOT NULL,
  saved_at timestamptz NOT NULL,
  handed_in_at timestamptz,
  PRIMARY KEY (company_id, code, person_guid, about_guid, round),
  FOREIGN KEY (code, version) REFERENCES questionnaire_version,
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  FOREIGN KEY (company_id, about_guid) REFERENCES person
);
CREATE INDEX answer_sheet_by_person ON answer_sheet (company_id, person_guid);
CREATE INDEX answer_sheet_by_about ON answer_sheet (company_id, about_guid);
CREATE INDEX answer_sheet_handed_in ON answer_sheet (code, company_id, handed_in_at) WHERE handed_in_at IS NOT NULL;
SELECT app.protect('answer_sheet');
CREATE TRIGGER keep_handed_in BEFORE UPDATE ON answer_sheet FOR EACH ROW WHEN (OLD.handed_in_at IS NOT NULL)
  EXECUTE FUNCTION app.keep_handed_in();
-- how many, never what
CREATE POLICY console ON answer_sheet FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, code, version, handed_in_at) ON answer_sheet TO portal_console;
