-- How a session was entered, and what the company's identity provider calls it, so that the provider can end it.
ALTER TABLE session
  ADD COLUMN entered_by text NOT NULL DEFAULT 'password'
    CHECK (entered_by IN ('password', 'sso', 'link', 'messaging', 'partner')),
  -- HMACs of the provider's names for the person and for the sign-in
  ADD COLUMN provider_subject bytea,
  ADD COLUMN provider_session bytea;
CREATE INDEX session_by_subject ON session (company_id, provider_subject) WHERE provider_subject IS NOT NULL;
