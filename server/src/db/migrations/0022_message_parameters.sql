-- The words of a message are made when it is sent: `kind` is the key of their template, the sealed `body` holds its
-- parameters as JSON. Without a language the body is a finished text, queued by a version before; it is sent as it is.
ALTER TABLE message ADD COLUMN lang text CHECK (lang IN ('zh-cn', 'en-us'));
GRANT SELECT (channel) ON message TO portal_console;
