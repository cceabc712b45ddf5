-- Who made the key a company's partner has; empty where it was made before this was kept.
ALTER TABLE partner_secret ADD COLUMN made_by text NOT NULL DEFAULT '';
