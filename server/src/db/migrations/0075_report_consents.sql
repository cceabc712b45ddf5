-- Whether a relative lets an employee read their reports. They have no account: they are sent a link and a code, and decide there.
-- Of both only hashes are kept. Asked again, the row begins anew; what was said before stands in the audit.
CREATE TABLE report_consent (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  -- who may read
  viewer_guid uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('asked', 'given', 'refused', 'withdrawn')),
  text_version text NOT NULL,
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  token_hash bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries int NOT NULL DEFAULT 0,
  asked_at timestamptz NOT NULL,
  -- until when it can be answered
  expires_at timestamptz NOT NULL,
  given_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (company_id, person_guid, viewer_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  FOREIGN KEY (company_id, viewer_guid) REFERENCES person,
  CHECK (person_guid <> viewer_guid),
  CHECK (state <> 'given' OR given_at IS NOT NULL)
);
CREATE INDEX report_consent_by_viewer ON report_consent (company_id, viewer_guid);
CREATE INDEX report_consent_by_token ON report_consent (token_hash);
SELECT app.protect('report_consent');
-- The door sees one only to whoever presents its token, as with calendars.
CREATE POLICY door ON report_consent FOR SELECT TO portal_door USING (token_hash = (SELECT app.presented_token()));
GRANT SELECT (company_id, token_hash) ON report_consent TO portal_door;
