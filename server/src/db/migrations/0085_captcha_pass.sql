-- Not company data: that a picture was read for a phone, by an HMAC of it; one code may then be sent there.
CREATE TABLE captcha_pass (
  bucket bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON captcha_pass TO portal_door;
